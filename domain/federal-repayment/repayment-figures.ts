import { povertyGuidelines, povertySources } from '#domain/award-years/poverty-guidelines.ts'
import type { Source } from '#domain/award-years/source.ts'
import { formatDate } from '#domain/dates.ts'
import { getKeys } from '#domain/keys.ts'
import { formatDollars } from '#domain/money.ts'
import {
  autopayCut,
  consolidationBands,
  discretionaryPlans,
  fixedPlans,
  incomeContingentEnd,
  incomeContingentEntry,
  newLaw,
  parentBridge,
  pauseLimits,
  publicService,
  rap,
  saveNotice,
  tieredBands,
} from './law.ts'

type Named = readonly [token: string, figure: { text: string; title: string; source: Source }]

const planNames = {
  ibr_new: 'IBR, for those who first borrowed on or after July 1, 2014',
  ibr_old: 'IBR, for earlier borrowers',
  paye: 'PAYE',
  icr: 'ICR',
} as const
const regions = { contiguous: '48 states and DC', alaska: 'Alaska', hawaii: 'Hawaii' } as const

/** The figures of federal repayment, by the names of their tokens. */
export const repaymentFigures: readonly Named[] = [
  day(
    'newLaw',
    'Direct Loans made on or after this date qualify only for RAP or Tiered Standard',
    newLaw.day,
    newLaw.source,
  ),
  dollars('rap.least', 'RAP: minimum monthly payment', rap.minMonthlyCents, rap.source),
  dollars('rap.dependent', 'RAP: monthly reduction for each dependent', rap.perDependentCents, rap.source),
  dollars('rap.match', 'RAP: maximum principal match per month', rap.matchCents, rap.source),
  dollars('rap.lowIncome', 'RAP: up to this income, $120 a year', rap.lowIncomeCents, rap.source),
  plain('rap.most', 'RAP: highest percentage of total income', `${rap.maxPercent}%`, rap.source),
  plain('rap.payments', 'RAP: payments until the rest is forgiven', String(rap.payments), rap.source),
  ...getKeys(planNames).flatMap((plan) => {
    const { percent, guidelinePercent, payments, source } = discretionaryPlans[plan]
    return [
      plain(
        `${plan}.percent`,
        `${planNames[plan]}: percentage of the income above ${guidelinePercent}% of the poverty guideline`,
        `${percent}%`,
        source,
      ),
      plain(
        `${plan}.payments`,
        `${planNames[plan]}: payments until the rest is forgiven`,
        String(payments),
        source,
      ),
    ]
  }),
  day(
    'incomeContingent.entry',
    'PAYE and ICR: apply before this date, under the older of two rules',
    incomeContingentEntry.day,
    incomeContingentEntry.source,
  ),
  day('incomeContingent.end', 'PAYE and ICR end', incomeContingentEnd.day, incomeContingentEnd.source),
  day(
    'parentBridge.until',
    'Consolidated Parent PLUS: the last day to make the one payment that keeps IBR available',
    parentBridge.until,
    parentBridge.source,
  ),
  ...bands('tiered', 'Tiered Standard: years', tieredBands),
  ...bands('consolidation', 'Standard plan for older consolidation loans: years', consolidationBands),
  dollars(
    'extended.above',
    'Extended plans: for debts of more than',
    fixedPlans.extendedAboveCents,
    fixedPlans.source,
  ),
  plain(
    'publicService.payments',
    'Public Service Loan Forgiveness: payments',
    String(publicService.payments),
    publicService.source,
  ),
  plain(
    'publicService.hours',
    'Public Service Loan Forgiveness: hours of work a week, in one job or several',
    String(publicService.weeklyHours),
    publicService.source,
  ),
  day(
    'pauses.loansFrom',
    'Loans made on or after this date have fewer deferments and less forbearance',
    pauseLimits.loansFrom,
    pauseLimits.source,
  ),
  plain(
    'pauses.forbearance',
    'Forbearance on newer loans: maximum months',
    String(pauseLimits.forbearanceMonths),
    pauseLimits.source,
  ),
  plain(
    'pauses.within',
    'Forbearance on newer loans: the period for that maximum, in months',
    String(pauseLimits.withinMonths),
    pauseLimits.source,
  ),
  plain(
    'save.days',
    'SAVE: days to choose a plan, from the date on the notice',
    String(saveNotice.days),
    saveNotice.source,
  ),
  plain(
    'autopay.points',
    'Autopay: percentage points off the rate, for borrowers who enrolled on time',
    String(autopayCut.points),
    autopayCut.source,
  ),
  day(
    'autopay.enrolledBy',
    'Autopay: the last day to enroll for that reduction',
    autopayCut.enrolledBy,
    autopayCut.source,
  ),
  day('autopay.until', 'Autopay: the last day of that reduction', autopayCut.until, autopayCut.source),
  ...getKeys(regions).flatMap((region) => {
    const { first, each } = povertyGuidelines[2026][region]
    const source = povertySources[2026]
    return [
      dollars(
        `poverty.${region}.first`,
        `2026 poverty guideline, ${regions[region]}: one person`,
        first * 100,
        source,
      ),
      dollars(
        `poverty.${region}.each`,
        `2026 poverty guideline, ${regions[region]}: each additional person`,
        each * 100,
        source,
      ),
    ]
  }),
]

interface Bands {
  bands: readonly { belowCents: number; months: number }[]
  source: Source
}

function bands(token: string, title: string, { bands, source }: Bands): Named[] {
  return bands.map(({ belowCents, months }, at) => {
    const from = bands[at - 1]?.belowCents ?? 0
    const range = Number.isFinite(belowCents)
      ? `from ${formatDollars(from)} to under ${formatDollars(belowCents)}`
      : `from ${formatDollars(from)}`
    return plain(`${token}.from-${from / 100}`, `${title}, ${range}`, String(months / 12), source)
  })
}

function dollars(token: string, title: string, cents: number, source: Source): Named {
  return plain(token, title, formatDollars(cents), source)
}

function day(token: string, title: string, isoDay: string, source: Source): Named {
  return plain(token, title, formatDate(isoDay, 'Month D, YYYY'), source)
}

function plain(token: string, title: string, text: string, source: Source): Named {
  return [`repayment.${token}`, { text, title, source }]
}
