import { forgetEntrant, readChosenContacts } from '#app/features/drawing/contacts.server.ts'
import { askForEntrant } from '#app/features/drawing/enter.server.ts'
import {
  announceDrawing,
  closeDrawing,
  drawNext,
  drawWinner,
  giveAward,
  withdrawDrawing,
} from '#app/features/drawing/run-drawing.server.ts'
import { findSponsor } from '#app/features/drawing/sponsor.ts'
import { toPublicSettings } from '#app/shell/public-settings.server.ts'
import { addDays, daysBetween, isIsoDay, todayInNewYork } from '#domain/dates.ts'
import {
  type Drawing,
  dayLimits,
  lastDayOfAddresses,
  lastDayToConfirm,
  maxDays,
} from '#domain/drawing/drawing.ts'
import { largestAwardCents } from '#domain/drawing/registration.ts'
import { looksLikeEmail } from '#domain/email.ts'
import { formatDollars, parseMoney } from '#domain/money.ts'
import type { Config } from '#server/config/config.ts'
import type { Database } from '#server/database/database.ts'
import type { OperatorCommand } from './operator-command.ts'

/** The commands that run a drawing, in the order in which they are used. Each can be repeated safely. */
export const drawingCommands: Readonly<Record<string, OperatorCommand>> = {
  'drawing-open': {
    takes: 'ID FIRST_DAY LAST_DAY DOLLARS',
    does: 'announces a scholarship drawing and prints the commitment to its seed',
    async run({ database, config, now }, id = '', opensOn = '', closesOn = '', dollars = '') {
      const award = parseMoney(dollars)
      if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(id))
        throw new Error(`"${id}" is not a valid id: use up to 40 of a–z, 0–9, and -, such as 2027-spring.`)
      for (const day of [opensOn, closesOn])
        if (!isIsoDay(day)) throw new Error(`"${day}" is not a date: enter it as YYYY-MM-DD.`)
      const days = daysBetween(opensOn, closesOn) + 1
      if (days < 1 || days > maxDays)
        throw new Error(`A drawing can accept entries for 1 to ${maxDays} days, not ${days}.`)
      if (!award.ok || award.cents === 0 || award.cents > largestAwardCents) {
        const max = formatDollars(largestAwardCents)
        throw new Error(
          `"${dollars}" is not a valid award: the maximum is ${max}; see domain/drawing/registration.ts.`,
        )
      }
      const sponsor = findSponsor(config)
      if (!sponsor)
        throw new Error(
          'A drawing must name its sponsor: set OPERATOR_NAME and OPERATOR_ADDRESS, restart the site, and try again.',
        )
      const announcement = { id, opensOn, closesOn, awardCents: award.cents, sponsor }
      const { commitment } = await announceDrawing(database, announcement, todayInNewYork(now()))
      return [
        `Drawing ${id} accepts entries from ${opensOn} through ${closesOn}, for one award of ${formatDollars(award.cents)}, which you pay to the winner’s school.`,
        `Sponsor: ${sponsor.name}, ${sponsor.postalAddress}`,
        `Commitment: ${commitment}`,
        `It is published at ${rulesUrl(config)}; keep a copy somewhere else, too.`,
        `Close it on ${addDays(lastDayToConfirm({ closesOn }), 1)}: npm run operator -- drawing-close ${id}`,
      ]
    },
  },
  'drawing-withdraw': {
    takes: 'ID',
    does: 'withdraws a drawing that has not opened yet',
    async run({ database, now }, id = '') {
      await withdrawDrawing(database, id, todayInNewYork(now()))
      return [`Drawing ${id} was withdrawn.`]
    },
  },
  'drawing-ask': {
    takes: 'ID EMAIL',
    does: 'emails the entry link to someone the form turned away, if they wrote to you in time',
    async run(site, id = '', email = '') {
      if (!looksLikeEmail(email)) throw new Error(`"${email}" is not an email address.`)
      await askForEntrant(site, { drawingId: id, email })
      return ['The email is queued.']
    },
  },
  'drawing-close': {
    takes: 'ID',
    does: 'publishes the list of entries once the time to confirm has passed',
    async run({ database, config, now }, id = '') {
      const { closing, closesOn } = await closeDrawing(database, id, todayInNewYork(now()))
      return [
        `Drawing ${id} is closed with ${closing?.entryCount} entries.`,
        `Hash of the list: ${closing?.entriesHash}`,
        `List: ${recordUrl(config, id)}`,
        `Draw the winner by ${addDays(closesOn, dayLimits.drawWithin)}: npm run operator -- drawing-draw ${id}`,
      ]
    },
  },
  'drawing-draw': {
    takes: 'ID',
    does: 'draws the winner, publishes the seed, and prints whom to contact',
    async run({ database, config, now }, id = '') {
      const drawing = await drawWinner(database, id, todayInNewYork(now()))
      return [
        ...(await listChosen(database, drawing, recordUrl(config, id))),
        `Write to the winner within ${dayLimits.writeWithin} days. If no one answers: npm run operator -- drawing-next ${id}`,
        `Once the award is paid: npm run operator -- drawing-award ${id} ENTRY`,
        `The addresses are erased after ${lastDayOfAddresses(drawing)}, but not before the award is given.`,
      ]
    },
  },
  'drawing-next': {
    takes: 'ID',
    does: 'draws another alternate if no one drawn so far has received the award',
    async run({ database, config }, id = '') {
      return listChosen(database, await drawNext(database, id), recordUrl(config, id))
    },
  },
  'drawing-award': {
    takes: 'ID ENTRY',
    does: 'publishes which entry received the award, and ends the drawing',
    async run({ database, now }, id = '', entry = '') {
      const { award } = await giveAward(database, { id, entry, today: todayInNewYork(now()) })
      return [`The award for drawing ${id} was given on ${award?.awardedOn}.`]
    },
  },
  'drawing-forget': {
    takes: 'EMAIL',
    does: 'erases an address from the drawings, and its entry from any open drawing',
    async run({ database }, email = '') {
      const drawings = await forgetEntrant(database, email)
      if (drawings.length === 0) return ['No drawing contains this address.']
      return [`The address was erased from ${drawings.join(', ')}.`]
    },
  },
}

async function listChosen(database: Database, drawing: Drawing, record: string): Promise<string[]> {
  const contacts = await readChosenContacts(database, drawing)
  return [
    `Drawing ${drawing.id} was held on ${drawing.result?.drawnOn}. Public file: ${record}`,
    ...(contacts.length === 0
      ? ['No one entered, so no one won. Hold the drawing again with the same award.']
      : []),
    ...contacts.map(({ entry, email }, place) => {
      return `${place === 0 ? 'Winner' : `Alternate ${place}`}: ${email ?? '(address erased)'}, entry ${entry}`
    }),
  ]
}

const rulesUrl = (config: Config) => `${toPublicSettings(config).siteUrl}/about/scholarship-drawing-rules`
const recordUrl = (config: Config, id: string) => `${rulesUrl(config)}/records/${id}.json`
