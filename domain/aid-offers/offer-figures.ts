import { awardYear202627 } from '#domain/award-years/2026-27.ts'
import { directLoanRates } from '#domain/award-years/direct-loans.ts'
import { largestPellGrants } from '#domain/award-years/pell-grants.ts'
import {
  type Dependency,
  dependencies,
  type StudyYear,
  studyYears,
} from '#domain/federal-limits/federal-situation.ts'
import { calculateRemainingFederalLoans } from '#domain/federal-limits/remaining-federal-loans.ts'
import { tieredBands } from '#domain/federal-repayment/law.ts'
import type { OfferYear } from './aid-offer.ts'

/** What the limits of federal loans go by; an absent answer is unknown. */
export interface OfferStudent {
  studyYear?: StudyYear | 'graduate' | undefined
  dependency?: Dependency | undefined
}

interface Rates {
  undergraduatePercent: number
  graduatePercent: number
  plusPercent: number
}

interface YearFigures {
  /** The rates of `ratesOf`, which is the latest year that has any. */
  rates: Rates
  ratesOf: string
  /** `null` before it is published. */
  pellMaximumCents: number | null
  /** Whether the limits of July 2026 bind PLUS loans of that year. */
  limitsPlus: boolean
}

interface Limits {
  yearlyCents: number
  subsidizedCents: number
}

type Known<Answer extends string> = Answer | 'unknown'

/**
 * The published figures that offers are checked against, in whole cents. They are handed to the browser as they are, so
 * that it needs neither the tables nor where each was read.
 */
export interface OfferFigures {
  years: Record<OfferYear, YearFigures>
  /** The highest limits that the answers allow. */
  limits: Record<Known<NonNullable<OfferStudent['studyYear']>>, Record<Known<Dependency>, Limits>>
  plusYearlyCents: number
  /** The months of the Tiered Standard plan by what is owed; the last one has no bound. */
  terms: readonly { belowCents: number | null; months: number }[]
}

/** Gathers the figures from the tables of the award years. */
export function gatherOfferFigures(): OfferFigures {
  const latest = {
    rates: toRates(directLoanRates[awardYear202627.name]),
    ratesOf: awardYear202627.name,
    limitsPlus: true,
  }
  return {
    years: {
      '2025–26': {
        rates: toRates(directLoanRates['2025–26']),
        ratesOf: '2025–26',
        pellMaximumCents: largestPellGrants['2025–26'].maximumCents,
        limitsPlus: false,
      },
      '2026–27': { ...latest, pellMaximumCents: awardYear202627.pell.maximumCents },
      '2027–28': { ...latest, pellMaximumCents: null },
    },
    limits: {
      first: listLimits('first'),
      second: listLimits('second'),
      later: listLimits('later'),
      graduate: listLimits('graduate'),
      unknown: listLimits(undefined),
    },
    plusYearlyCents: awardYear202627.parentPlusLimits.yearlyCents,
    terms: tieredBands.bands.map(({ belowCents, months }) => ({
      belowCents: Number.isFinite(belowCents) ? belowCents : null,
      months,
    })),
  }
}

function toRates({ undergraduatePercent, graduatePercent, plusPercent }: Rates): Rates {
  return { undergraduatePercent, graduatePercent, plusPercent }
}

function listLimits(studyYear: OfferStudent['studyYear']): Record<Known<Dependency>, Limits> {
  const [dependent, independent] = dependencies
  return {
    [dependent]: findLimits({ studyYear, dependency: dependent }),
    [independent]: findLimits({ studyYear, dependency: independent }),
    unknown: findLimits({ studyYear }),
  }
}

function findLimits({ studyYear, dependency }: OfferStudent): Limits {
  const { student, subsidizedYearlyLimit } = calculateRemainingFederalLoans({
    citizenship: 'citizen',
    enrollment: 'full_time',
    borrowedThisYearCents: 0,
    borrowedInAllCents: 0,
    isExcepted: false,
    ...(studyYear === 'graduate'
      ? { degree: 'doctorate' }
      : { degree: 'bachelors', studyYear: studyYears.find((each) => each === studyYear), dependency }),
  })
  return { yearlyCents: student.yearlyLimit.toCents, subsidizedCents: subsidizedYearlyLimit.toCents }
}
