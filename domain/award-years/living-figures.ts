import { formatDate } from '#domain/dates.ts'
import { repaymentFigures } from '#domain/federal-repayment/repayment-figures.ts'
import { getKeys } from '#domain/keys.ts'
import { formatDollars } from '#domain/money.ts'
import { type DisplacementLaw, displacementLaws } from '#domain/scholarships/displacement-laws.ts'
import { federalOveraward } from '#domain/scholarships/federal-overaward.ts'
import { awardYear202627 as year } from './2026-27.ts'
import { directLoanFees, directLoanRates } from './direct-loans.ts'
import { fafsaDates } from './fafsa-dates.ts'
import { largestPellGrants } from './pell-grants.ts'
import type { Source } from './source.ts'

/** Publishers write rates with two decimals and fees with three. */
const decimals = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 3 })

/** A figure that texts refer to by name, so that it changes in one place. */
export interface LivingFigure {
  /** The figure as written in a sentence, such as `$7,395`. */
  text: string
  /** A description of the figure for readers who ask what it is. */
  title: string
  source: Source
}

const sinceTitles = {
  in_force: 'in effect since',
  academic_year: 'for academic years that begin on or after',
  signed: 'signed on',
} as const satisfies Record<DisplacementLaw['since']['means'], string>

const { graduateYearlyLimits, graduateAggregateLimits, parentPlusLimits, lifetimeLimit, pell } = year

/**
 * Every such figure by the name of its token, such as `{{awardYear.pell.max}}`.
 */
export const livingFigures: Readonly<Record<string, LivingFigure>> = Object.fromEntries([
  ['awardYear.name', { text: year.name, title: 'The award year for these figures', source: pell.source }],
  dollars('awardYear.pell.max', 'Maximum Pell Grant', pell.maximumCents, pell.source),
  dollars('awardYear.pell.min', 'Minimum Pell Grant', pell.minimumCents, pell.source),
  ...undergraduateLimits(),
  ...graduateLimits('graduate'),
  ...graduateLimits('professional'),
  dollars(
    'awardYear.parentPlus.yearly',
    'PLUS loans to all parents of one student, per year',
    parentPlusLimits.yearlyCents,
    parentPlusLimits.source,
  ),
  dollars(
    'awardYear.parentPlus.inAll',
    'PLUS loans to all parents of one student, in total',
    parentPlusLimits.aggregateCents,
    parentPlusLimits.source,
  ),
  dollars(
    'awardYear.lifetimeLimit',
    'Lifetime limit on a student’s federal loans',
    lifetimeLimit.cents,
    lifetimeLimit.source,
  ),
  ...pastPellGrants(),
  ...directLoanPercents(),
  [
    'overaward.tolerance',
    {
      text: formatDollars(federalOveraward.tolerance.cents),
      title: 'The amount by which work-study or FSEOG may exceed need when a scholarship arrives',
      source: federalOveraward.tolerance.source,
    },
  ],
  ...Object.values(displacementLaws).map(displacementLaw),
  ...fafsaDays(),
  ...repaymentFigures,
])

function undergraduateLimits(): Named[] {
  const { undergraduateYearlyLimits: yearly, undergraduateAggregateLimits: aggregate } = year
  const kinds = {
    dependent: 'Direct Loans for a dependent undergraduate',
    independent: 'Direct Loans for an independent undergraduate',
    subsidized: 'Direct Subsidized Loans for an undergraduate',
  }
  const years = { firstYear: 'the first year', secondYear: 'the second year', laterYears: 'each later year' }
  return [
    ...getKeys(kinds).flatMap((kind) =>
      getKeys(years).map((when) =>
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
      `${kinds.dependent}, in total`,
      aggregate.dependentCents,
      aggregate.source,
    ),
    dollars(
      'awardYear.directLoan.independent.inAll',
      `${kinds.independent}, in total`,
      aggregate.independentCents,
      aggregate.source,
    ),
  ]
}

function graduateLimits(study: 'graduate' | 'professional'): Named[] {
  const token = `awardYear.directLoan.${study}`
  const title = `Direct Loans for ${study} study`
  const [yearly, aggregate] = [graduateYearlyLimits, graduateAggregateLimits]
  return [
    dollars(`${token}.yearly`, `${title}, per year`, yearly[`${study}Cents`], yearly.source),
    dollars(`${token}.inAll`, `${title}, in total`, aggregate[`${study}Cents`], aggregate.source),
  ]
}

function pastPellGrants(): Named[] {
  return Object.entries(largestPellGrants).map(([name, { maximumCents, source }]) =>
    dollars(`pell.${hyphened(name)}.max`, 'Maximum Pell Grant', maximumCents, source, name),
  )
}

function directLoanPercents(): Named[] {
  const rates = Object.entries(directLoanRates).flatMap(([name, rates]): Named[] => {
    const { undergraduatePercent, graduatePercent, plusPercent, source } = rates
    const token = `directLoanRate.${hyphened(name)}`
    return [
      percent(
        `${token}.undergraduate`,
        `Direct Loan rate for undergraduates, ${name}`,
        undergraduatePercent,
        source,
      ),
      percent(`${token}.graduate`, `Direct Loan rate for graduate study, ${name}`, graduatePercent, source),
      percent(`${token}.plus`, `PLUS loan rate, ${name}`, plusPercent, source),
    ]
  })
  const fees = directLoanFees.flatMap(({ from, before, directPercent, plusPercent, source }): Named[] => {
    const token = `directLoanFee.from-${from}`
    const when = `for loans disbursed on or after ${formatDate(from, 'Month D, YYYY')}, and before ${formatDate(before, 'Month D, YYYY')}`
    return [
      percent(`${token}.direct`, `Direct Loan fee ${when}`, directPercent, source),
      percent(`${token}.plus`, `PLUS loan fee ${when}`, plusPercent, source),
    ]
  })
  return [...rates, ...fees]
}

function displacementLaw({ state, stateName, since, source }: DisplacementLaw): Named {
  const title = `${stateName}’s law on what an outside scholarship may displace, ${sinceTitles[since.means]}`
  return [`displacementLaw.${state}`, { text: formatDate(since.on, 'Month D, YYYY'), title, source }]
}

function fafsaDays(): Named[] {
  return Object.entries(fafsaDates).flatMap(([name, { from, until, source }]): Named[] => {
    const token = `fafsa.${hyphened(name)}`
    return [
      day(`${token}.from`, `The date the FAFSA for ${name} opened`, from, source),
      day(`${token}.until`, `The last day to submit the FAFSA for ${name}`, until, source),
    ]
  })
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
  return [token, { text: `${decimals.format(value)}%`, title, source }]
}

function day(token: string, title: string, isoDay: string, source: Source): Named {
  return [token, { text: formatDate(isoDay, 'Month D, YYYY'), title, source }]
}

/** Token names use a plain hyphen, which every keyboard has. */
function hyphened(awardYear: string): string {
  return awardYear.replace('–', '-')
}
