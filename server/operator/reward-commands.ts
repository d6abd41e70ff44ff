import { readFile } from 'node:fs/promises'
import {
  closeProgram,
  countUnclaimedCodes,
  loadCodes,
  openProgram,
} from '#app/features/referrals/programs.server.ts'
import { qualifyReferrals } from '#app/features/referrals/qualify.server.ts'
import {
  approveReward,
  type ListedReward,
  listRewards,
  refuseReward,
} from '#app/features/referrals/rewards.server.ts'
import { toPublicSettings } from '#app/shell/public-settings.server.ts'
import { daysBetween, isIsoDay, todayInNewYork } from '#domain/dates.ts'
import { formatCents, parseMoney } from '#domain/money.ts'
import {
  largestTotalCents,
  lastDayToClaim,
  lastDayToQualify,
  rewardRules,
  toPersonalLimits,
} from '#domain/referrals/reward.ts'
import { readTable } from '#kit/catalog/csv-table.ts'
import type { OperatorCommand } from './operator-command.ts'

const states = ['pending', 'approved', 'refused', 'claimed'] as const

/** The commands that run a reward program, in the order in which they are used; see docs/referrals.md. */
export const rewardCommands: Readonly<Record<string, OperatorCommand>> = {
  'reward-open': {
    takes: 'ID FIRST_DAY LAST_DAY DOLLARS BUDGET TERMS GIFT',
    does: 'announces a referral reward: the amount, how many, which version of the terms, and what people get',
    async run(site, ...given) {
      const { database, config, now } = site
      const { name, postalAddress } = config.operator
      if (name === undefined || postalAddress === undefined)
        throw new Error(
          'A program must name who gives the reward: set OPERATOR_NAME and OPERATOR_ADDRESS, restart the site, and try again.',
        )
      const terms = readTerms(given)
      const program = await openProgram(
        database,
        { ...terms, sponsor: { name, postalAddress } },
        todayInNewYork(now()),
      )
      const { id, opensOn, closesOn, amountCents, budget, gives, perMonth, inAll, termsVersion } = program
      return [
        `Program ${id} counts sign-ups from ${opensOn} through ${closesOn}: ${budget} rewards of ${formatCents(amountCents)} (${gives}), ${formatCents(amountCents * budget)} in all.`,
        `One person can get ${perMonth} in a month and ${inAll} in all.`,
        `Sign-ups can qualify through ${lastDayToQualify(program)}; rewards can be claimed through ${lastDayToClaim(program)}.`,
        `Terms, version ${termsVersion}: ${toPublicSettings(config).siteUrl}/about/referral-terms`,
        `Load the codes: npm run operator -- reward-codes ${id} FILE`,
      ]
    },
  },
  'reward-close': {
    takes: 'ID',
    does: 'closes a program to new sign-ups after today; rewards already earned are kept',
    async run({ database, now }, id = '') {
      const program = await closeProgram(database, id, todayInNewYork(now()))
      return [
        `Program ${id} counts sign-ups through ${program.closesOn}. Rewards can be claimed through ${lastDayToClaim(program)}.`,
      ]
    },
  },
  'reward-codes': {
    takes: 'ID FILE',
    does: 'loads the codes to hand over from a CSV file with the column "code"; codes that are already loaded are skipped',
    async run({ database }, id = '', file = '') {
      const codes = readCodes(await readText(file))
      const loaded = await loadCodes(database, id, codes)
      return [
        `Loaded ${loaded} of ${codes.length} codes; the others were already loaded.`,
        `Unclaimed codes for ${id}: ${await countUnclaimedCodes({ read: database.read }, id)}`,
        'Delete the file: whoever reads it can use the codes.',
      ]
    },
  },
  'reward-list': {
    takes: '[STATE]',
    does: 'marks who now qualifies, and lists the rewards awaiting a decision, or those in another state',
    async run(site, state = 'pending') {
      const known = states.find((each) => each === state)
      if (!known) throw new Error(`"${state}" is not a state: use ${states.join(', ')}.`)
      await qualifyReferrals(site)
      const rewards = await listRewards(site, known)
      return rewards.length === 0 ? [`No rewards are ${known}.`] : rewards.map(describe)
    },
  },
  'reward-approve': {
    takes: 'ID',
    does: 'lets the referrer claim a reward',
    async run(site, id = '') {
      await approveReward(site, id)
      return [`Reward ${id} is approved.`]
    },
  },
  'reward-refuse': {
    takes: 'ID REASON',
    does: 'refuses a reward; the referrer sees the reason, so write it, in quotes, as a sentence to them',
    async run(site, id = '', reason = '') {
      const clean = reason.trim()
      if (clean.length < 3 || clean.length > 300)
        throw new Error('A reason must have 3 to 300 characters, because the referrer will read it.')
      await refuseReward(site, id, clean)
      return [`Reward ${id} is refused: ${clean}`]
    },
  },
}

function readTerms(given: readonly string[]) {
  const [id = '', opensOn = '', closesOn = '', dollars = '', budget = '', termsVersion = '', gives = ''] =
    given
  if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(id))
    throw new Error(`"${id}" is not a valid id: use up to 40 of a–z, 0–9, and -, such as 2027-spring.`)
  for (const day of [opensOn, closesOn])
    if (!isIsoDay(day)) throw new Error(`"${day}" is not a date: enter it as YYYY-MM-DD.`)
  const days = daysBetween(opensOn, closesOn) + 1
  if (days < 1 || days > rewardRules.maxDays)
    throw new Error(`A program can run for 1 to ${rewardRules.maxDays} days, not ${days}.`)
  const amount = parseMoney(dollars)
  const limits = amount.ok && amount.cents > 0 ? toPersonalLimits(amount.cents) : undefined
  if (!amount.ok || !limits)
    throw new Error(
      `"${dollars}" is not a valid amount: the maximum for one person is ${formatCents(largestTotalCents)}; see domain/referrals/reward.ts.`,
    )
  if (!/^[1-9]\d{0,4}$/.test(budget))
    throw new Error(`"${budget}" is not a number of rewards: use 1 to 99999.`)
  if (!/^[\w.-]{1,20}$/.test(termsVersion))
    throw new Error(
      `"${termsVersion}" is not a version: use up to 20 letters, digits, . - _, such as 2027-01.`,
    )
  if (!/^[^\p{C}]{3,60}$/u.test(gives))
    throw new Error('Describe the reward in 3 to 60 characters, in quotes, such as "digital gift card".')
  return {
    id,
    opensOn,
    closesOn,
    amountCents: amount.cents,
    budget: Number(budget),
    termsVersion,
    gives,
    ...limits,
  }
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    throw new Error(`The file cannot be read: ${error instanceof Error ? error.message : error}`)
  }
}

/** Reads the codes. No message repeats one: it would end up in the history of a terminal. */
function readCodes(text: string): string[] {
  const table = readTable(text)
  if ('problem' in table) throw new Error(table.problem)
  if (!table.names.includes('code')) throw new Error('The file has no column "code".')
  if (table.problems.length > 0)
    throw new Error('A line of the file has a different number of columns than the header.')
  const codes = table.rows.map(({ cell }) => cell('code').trim())
  const wrong = table.rows.find(({ cell }) => !/^[\x21-\x7e]{4,200}$/.test(cell('code').trim()))
  if (wrong)
    throw new Error(`The code at ${wrong.at} must be 4 to 200 letters, digits, or symbols without spaces.`)
  if (codes.length === 0) throw new Error('The file has no codes.')
  if (new Set(codes).size < codes.length) throw new Error('The file lists a code twice.')
  return codes
}

function describe({ id, programId, earnedOn, signedUpAt, isDeleted, referrer }: ListedReward): string {
  return [
    `${id}  ${programId}  earned ${earnedOn}, signed up ${todayInNewYork(signedUpAt)}`,
    `  referrer ${referrer.id}: ${referrer.clicks} clicks, ${referrer.signedUp} sign-ups, ${referrer.barred} of them barred`,
    ...(referrer.isConfirmed ? [] : ['  the referrer has not confirmed their email address']),
    ...(isDeleted ? ['  the invited account is deleted'] : []),
  ].join('\n')
}
