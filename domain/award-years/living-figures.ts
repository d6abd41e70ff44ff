import { formatDollars } from '#domain/money.ts'
import { awardYear202627 as year } from './2026-27.ts'
import { directLoanFees, directLoanRates } from './direct-loans.ts'
import { largestPellGrants } from './pell-grants.ts'
import type { Source } from './source.ts'

/** A figure that texts name instead of writing it, so that it changes in one place. */
export interface LivingFigure {
  /** As it stands in a sentence, such as `$7,395`. */
  text: string
  /** What it is, for who asks. */
  title: string
  source: Source
}

const { undergraduateYearlyLimits: yearly, undergraduateAggregateLimits: aggregate } = year
const { graduateYearlyLimits, graduateAggregateLimits, parentPlusLimits, lifetimeLimit, pell } = year
const kinds = { dependent: 'a dependent undergraduate', independent: 'an independent undergraduate' } as const

/** Every living figure by the name of its token: `{{awardYear.pell.max}}`. A figure that is not published has none. */
export const livingFigures: Readonly<Record<string, LivingFigure>> = Object.fromEntries([
  ['awardYear.name', { text: year.name, title: 'The award year of these figures', source: pell.source }],
  dollars('awardYear.pell.max', 'The largest Pell Grant', pell.maximumCents, pell.source),
  dollars('awardYear.pell.min', 'The smallest Pell Grant', pell.minimumCents, pell.source),
  ...(['dependent', 'independent'] as const).flatMap((who) => [
    dollars(
      `awardYear.directLoan.${who}.firstYear`,
      `The limit of the first year, ${kinds[who]}`,
      yearly[who].firstYearCents,
      yearly.source,
    ),
    dollars(
      `awardYear.directLoan.${who}.secondYear`,
      `The limit of the second year, ${kinds[who]}`,
      yearly[who].secondYearCents,
      yearly.source,
    ),
    dollars(
      `awardYear.directLoan.${who}.laterYears`,
      `The limit of each later year, ${kinds[who]}`,
      yearly[who].laterYearsCents,
      yearly.source,
    ),
    dollars(
      `awardYear.directLoan.${who}.inAll`,
      `The limit in all, ${kinds[who]}`,
      aggregate[`${who}Cents`],
      aggregate.source,
    ),
  ]),
  dollars(
    'awardYear.directLoan.subsidized.firstYear',
    'Subsidized at most in the first year',
    yearly.subsidized.firstYearCents,
    yearly.source,
  ),
  dollars(
    'awardYear.directLoan.subsidized.secondYear',
    'Subsidized at most in the second year',
    yearly.subsidized.secondYearCents,
    yearly.source,
  ),
  dollars(
    'awardYear.directLoan.subsidized.laterYears',
    'Subsidized at most in each later year',
    yearly.subsidized.laterYearsCents,
    yearly.source,
  ),
  ...(['graduate', 'professional'] as const).flatMap((who) => [
    dollars(
      `awardYear.directLoan.${who}.yearly`,
      `The limit of a year, ${who} study`,
      graduateYearlyLimits[`${who}Cents`],
      graduateYearlyLimits.source,
    ),
    dollars(
      `awardYear.directLoan.${who}.inAll`,
      `The limit in all, ${who} study`,
      graduateAggregateLimits[`${who}Cents`],
      graduateAggregateLimits.source,
    ),
  ]),
  dollars(
    'awardYear.parentPlus.yearly',
    'The limit of a year for the parents of one student',
    parentPlusLimits.yearlyCents,
    parentPlusLimits.source,
  ),
  dollars(
    'awardYear.parentPlus.inAll',
    'The limit in all for the parents of one student',
    parentPlusLimits.inAllCents,
    parentPlusLimits.source,
  ),
  dollars(
    'awardYear.lifetimeLimit',
    'All federal loans a student may ever take',
    lifetimeLimit.cents,
    lifetimeLimit.source,
  ),
  ...Object.entries(largestPellGrants).map(([name, { maximumCents, source }]) =>
    dollars(`pell.${hyphened(name)}.max`, 'The largest Pell Grant', maximumCents, source, name),
  ),
  ...Object.entries(directLoanRates).flatMap(([name, rates]) => {
    if (!rates.isKnown) return []
    const of = `directLoanRate.${hyphened(name)}`
    return [
      percent(
        `${of}.undergraduate`,
        `Rate of Direct Loans of undergraduates, ${name}`,
        rates.undergraduatePercent,
        rates.source,
      ),
      percent(
        `${of}.graduate`,
        `Rate of Direct Loans for graduate study, ${name}`,
        rates.graduatePercent,
        rates.source,
      ),
      percent(`${of}.plus`, `Rate of PLUS loans, ${name}`, rates.plusPercent, rates.source),
    ]
  }),
  ...directLoanFees.flatMap(({ from, before, directPercent, plusPercent, source }) => [
    percent(
      `directLoanFee.from-${from}.direct`,
      `Fee of Direct Loans paid out from ${from} until before ${before}`,
      directPercent,
      source,
    ),
    percent(
      `directLoanFee.from-${from}.plus`,
      `Fee of PLUS loans paid out from ${from} until before ${before}`,
      plusPercent,
      source,
    ),
  ]),
])

type Named = [token: string, figure: LivingFigure]

function dollars(
  token: string,
  what: string,
  cents: number,
  source: Source,
  awardYear: string = year.name,
): Named {
  return [token, { text: formatDollars(cents), title: `${what}, award year ${awardYear}`, source }]
}

function percent(token: string, title: string, value: number, source: Source): Named {
  return [token, { text: `${value}%`, title, source }]
}

/** Names of tokens have a plain hyphen, which every keyboard has. */
function hyphened(awardYear: string): string {
  return awardYear.replace('–', '-')
}
