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

const { graduateYearlyLimits, graduateAggregateLimits, parentPlusLimits, lifetimeLimit, pell } = year

/** Every living figure by the name of its token: `{{awardYear.pell.max}}`. A figure that is not published has none. */
export const livingFigures: Readonly<Record<string, LivingFigure>> = Object.fromEntries([
  ['awardYear.name', { text: year.name, title: 'The award year of these figures', source: pell.source }],
  dollars('awardYear.pell.max', 'The largest Pell Grant', pell.maximumCents, pell.source),
  dollars('awardYear.pell.min', 'The smallest Pell Grant', pell.minimumCents, pell.source),
  ...undergraduateLimits(),
  ...graduateLimits('graduate'),
  ...graduateLimits('professional'),
  dollars(
    'awardYear.parentPlus.yearly',
    'PLUS loans of all parents of one student in a year',
    parentPlusLimits.yearlyCents,
    parentPlusLimits.source,
  ),
  dollars(
    'awardYear.parentPlus.inAll',
    'PLUS loans of all parents of one student in all',
    parentPlusLimits.inAllCents,
    parentPlusLimits.source,
  ),
  dollars(
    'awardYear.lifetimeLimit',
    'All federal loans a student may ever take',
    lifetimeLimit.cents,
    lifetimeLimit.source,
  ),
  ...pastPellGrants(),
  ...directLoanPercents(),
])

function undergraduateLimits(): Named[] {
  const { undergraduateYearlyLimits: yearly, undergraduateAggregateLimits: inAll } = year
  const kinds = {
    dependent: 'Direct Loans of a dependent undergraduate',
    independent: 'Direct Loans of an independent undergraduate',
    subsidized: 'Direct Subsidized Loans of an undergraduate',
  }
  const years = { firstYear: 'the first year', secondYear: 'the second year', laterYears: 'each later year' }
  return [
    ...keysOf(kinds).flatMap((kind) =>
      keysOf(years).map((when) =>
        dollars(
          `awardYear.directLoan.${kind}.${when}`,
          `${kinds[kind]} in ${years[when]}`,
          yearly[kind][`${when}Cents`],
          yearly.source,
        ),
      ),
    ),
    dollars(
      'awardYear.directLoan.dependent.inAll',
      `${kinds.dependent} in all`,
      inAll.dependentCents,
      inAll.source,
    ),
    dollars(
      'awardYear.directLoan.independent.inAll',
      `${kinds.independent} in all`,
      inAll.independentCents,
      inAll.source,
    ),
  ]
}

function graduateLimits(study: 'graduate' | 'professional'): Named[] {
  const token = `awardYear.directLoan.${study}`
  const title = `Direct Loans for ${study} study`
  const [yearly, inAll] = [graduateYearlyLimits, graduateAggregateLimits]
  return [
    dollars(`${token}.yearly`, `${title} in a year`, yearly[`${study}Cents`], yearly.source),
    dollars(`${token}.inAll`, `${title} in all`, inAll[`${study}Cents`], inAll.source),
  ]
}

function pastPellGrants(): Named[] {
  return Object.entries(largestPellGrants).map(([name, { maximumCents, source }]) =>
    dollars(`pell.${hyphened(name)}.max`, 'The largest Pell Grant', maximumCents, source, name),
  )
}

function directLoanPercents(): Named[] {
  const rates = Object.entries(directLoanRates).flatMap(([name, rates]): Named[] => {
    if (!rates.isKnown) return []
    const { undergraduatePercent, graduatePercent, plusPercent, source } = rates
    const token = `directLoanRate.${hyphened(name)}`
    return [
      percent(
        `${token}.undergraduate`,
        `Rate of Direct Loans of undergraduates, ${name}`,
        undergraduatePercent,
        source,
      ),
      percent(
        `${token}.graduate`,
        `Rate of Direct Loans for graduate study, ${name}`,
        graduatePercent,
        source,
      ),
      percent(`${token}.plus`, `Rate of PLUS loans, ${name}`, plusPercent, source),
    ]
  })
  const fees = directLoanFees.flatMap(({ from, before, directPercent, plusPercent, source }): Named[] => {
    const token = `directLoanFee.from-${from}`
    const when = `paid out from ${from} until before ${before}`
    return [
      percent(`${token}.direct`, `Fee of Direct Loans ${when}`, directPercent, source),
      percent(`${token}.plus`, `Fee of PLUS loans ${when}`, plusPercent, source),
    ]
  })
  return [...rates, ...fees]
}

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

function keysOf<Key extends string>(record: Record<Key, unknown>): Key[] {
  return Object.keys(record).filter((key): key is Key => key in record)
}

/** Names of tokens have a plain hyphen, which every keyboard has. */
function hyphened(awardYear: string): string {
  return awardYear.replace('–', '-')
}
