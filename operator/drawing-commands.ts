import { forgetEntrant, readChosenContacts } from '#app/features/drawing/contacts.server.ts'
import {
  announceDrawing,
  closeDrawing,
  drawWinner,
  withdrawDrawing,
} from '#app/features/drawing/run-drawing.server.ts'
import { toPublicSettings } from '#app/shell/public-settings.server.ts'
import type { Config } from '#config/config.ts'
import { addDays, daysBetween, isIsoDay, todayInNewYork } from '#domain/dates.ts'
import { lastDayOfAddresses, longestDays, terms } from '#domain/drawing/drawing.ts'
import { largestAwardCents } from '#domain/drawing/registration.ts'
import { formatDollars, parseMoney } from '#domain/money.ts'
import type { OperatorCommand } from './operator-command.ts'

/** The commands that run a drawing, in the order in which they are used. Each can be repeated safely. */
export const drawingCommands: Readonly<Record<string, OperatorCommand>> = {
  'drawing-open': {
    takes: 'ID FIRST_DAY LAST_DAY DOLLARS',
    does: 'announces a scholarship drawing and prints the commitment to its seed',
    async run({ database, config, now }, id = '', opensOn = '', closesOn = '', dollars = '') {
      const award = parseMoney(dollars)
      if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(id))
        throw new Error(`"${id}" is no id: use at most 40 of a–z, 0–9 and -, such as 2027-spring.`)
      for (const day of [opensOn, closesOn])
        if (!isIsoDay(day)) throw new Error(`"${day}" is no day: write it as YYYY-MM-DD.`)
      const days = daysBetween(opensOn, closesOn) + 1
      if (days < 1 || days > longestDays)
        throw new Error(`A drawing takes entries for 1 to ${longestDays} days, not ${days}.`)
      if (!award.ok || award.cents === 0 || award.cents > largestAwardCents) {
        const most = formatDollars(largestAwardCents)
        throw new Error(
          `"${dollars}" is no award: it is at most ${most}, see domain/drawing/registration.ts.`,
        )
      }
      const announcement = { id, opensOn, closesOn, awardCents: award.cents }
      const { commitment } = await announceDrawing(database, announcement, todayInNewYork(now()))
      return [
        `Drawing ${id} takes entries from ${opensOn} through ${closesOn}, for one award of ${formatDollars(award.cents)}.`,
        `Commitment: ${commitment}`,
        `It is published at ${rulesUrl(config)}; note it elsewhere too.`,
        'Before it opens, name the sponsor: the tokens operator.name and operator.address of the settings.',
        `Close it on ${addDays(closesOn, 1)}: npm run operator -- drawing-close ${id}`,
      ]
    },
  },
  'drawing-withdraw': {
    takes: 'ID',
    does: 'takes back a drawing that has not opened yet',
    async run({ database, now }, id = '') {
      await withdrawDrawing(database, id, todayInNewYork(now()))
      return [`Drawing ${id} is withdrawn.`]
    },
  },
  'drawing-close': {
    takes: 'ID',
    does: 'publishes the list of entries after the last day',
    async run({ database, config, now }, id = '') {
      const { closing, closesOn } = await closeDrawing(database, id, todayInNewYork(now()))
      return [
        `Drawing ${id} is closed with ${closing?.entryCount} entries.`,
        `Hash of the list: ${closing?.entriesHash}`,
        `List: ${recordUrl(config, id)}`,
        `Draw it by ${addDays(closesOn, terms.drawWithin)}: npm run operator -- drawing-draw ${id}`,
      ]
    },
  },
  'drawing-draw': {
    takes: 'ID',
    does: 'draws the winner, publishes the seed, and prints whom to write to',
    async run({ database, config, now }, id = '') {
      const drawing = await drawWinner(database, id, todayInNewYork(now()))
      const contacts = await readChosenContacts(database, drawing)
      return [
        `Drawing ${id} was drawn on ${drawing.result?.drawnOn}. Public file: ${recordUrl(config, id)}`,
        ...(contacts.length === 0 ? ['Nobody entered, so nobody won.'] : []),
        ...contacts.map(({ entry, email }, place) => {
          return `${place === 0 ? 'Winner' : `Alternate ${place}`}: ${email ?? '(address erased)'}, entry ${entry}`
        }),
        `Write to the winner within ${terms.writeWithin} days. The addresses are erased after ${lastDayOfAddresses(drawing)}.`,
      ]
    },
  },
  'drawing-forget': {
    takes: 'EMAIL',
    does: 'erases an address from the drawings; from an open one, its entry too',
    async run({ database }, email = '') {
      const drawings = await forgetEntrant(database, email)
      if (drawings.length === 0) return ['No drawing has this address.']
      return [`The address is erased from ${drawings.join(', ')}.`]
    },
  },
}

const rulesUrl = (config: Config) => `${toPublicSettings(config).siteUrl}/about/scholarship-drawing-rules`
const recordUrl = (config: Config, id: string) => `${rulesUrl(config)}/records/${id}.json`
