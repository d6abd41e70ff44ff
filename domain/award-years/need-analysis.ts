import type { PovertyYear } from './poverty-guidelines.ts'
import type { Source } from './source.ts'

/** The award years whose Student Aid Index can be computed. */
export type NeedAnalysisYear = '2025–26' | '2026–27' | '2027–28'

/** A step of a schedule: what is above `from` adds `percent` of itself to `base`. */
export interface Bracket {
  from: number
  base: number
  percent: number
}

/** Allowances by family size: of the smallest family in the table, of each larger one, then for each more person. */
export interface AllowanceBySize {
  smallestFamily: number
  amounts: readonly number[]
  eachMore: number
}

/**
 * The figures of one award year with which the Student Aid Index is computed, in whole dollars and percent:
 * 20 USC 1087oo to 1087rr and 1087ss, updated each year by a notice in the Federal Register.
 */
export interface NeedAnalysisTables {
  awardYear: NeedAnalysisYear
  /** The tax year whose returns count. */
  taxYear: number
  /** What a dependent student may earn before income counts. */
  dependentStudentAllowance: number
  parentAllowance: AllowanceBySize
  /** An independent student without dependents other than a spouse. */
  independentAllowance: { single: number; married: number }
  independentWithDependentsAllowance: { single: AllowanceBySize; married: AllowanceBySize }
  employmentExpense: { percent: number; most: number }
  payrollTax: {
    medicarePercent: number
    /** Of what is above the threshold. */
    higherMedicarePercent: number
    medicareThresholds: { joint: number; separate: number; other: number }
    socialSecurityPercent: number
    /** Of one earner; twice as much of a joint return. */
    socialSecurityWageBase: number
  }
  /** The part of a business or farm that counts. */
  businessOrFarm: readonly Bracket[]
  /** The same at every age and family size. */
  assetProtection: number
  /** What is expected of assets. */
  assetPercent: { parents: number; student: number; studentWithDependents: number }
  /** What is expected of the income of a dependent student, and of an independent one without dependents. */
  studentIncomePercent: number
  /** What is expected of adjusted available income; the first bracket also serves amounts below zero. */
  contribution: { noneBelow: number; least: number; brackets: readonly Bracket[] }
  index: { least: number; most: number }
  /** The poverty guidelines with which income is compared for the maximum and minimum Pell Grant. */
  povertyYear: PovertyYear
  /** Whether foreign income that the tax return excludes counts for the maximum and minimum Pell Grant. */
  countsForeignIncomeForPell: boolean
  /** Whether a farm on which the family lives, a small family business and a family fishery stay out. */
  leavesOutFamilyBusiness: boolean
  /** Undefined until Congress has set the year's grants. */
  pell: PellFigures | undefined
}

export interface PellFigures {
  maximum: number
  minimum: number
  /** An index of this value or more gets no grant, not even the minimum one: twice the maximum. */
  noneFromIndex: number | undefined
}

/** Where each table of a year was read. */
export type NeedAnalysisSources = Readonly<
  Record<Exclude<keyof NeedAnalysisTables, 'awardYear' | 'taxYear'>, Source>
>
