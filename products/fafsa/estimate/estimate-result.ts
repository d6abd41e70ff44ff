import { computePellGrant, type PellGrant } from '#domain/aid/pell-amount.ts'
import { computeStudentAidIndex, type StudentAidIndex } from '#domain/aid/student-aid-index.ts'
import { comparePellLimits, type PellTests } from '#domain/aid-estimate/pell-tests.ts'
import { compareIncomes, type WhatIf } from '#domain/aid-estimate/what-if.ts'
import type { NeedAnalysisTables, NeedAnalysisYear, PellFigures } from '#domain/award-years/need-analysis.ts'
import { needAnalysisTables } from '#domain/award-years/need-analysis-tables.ts'
import { type EnrollmentCode, enrollmentPercents } from './estimate-fields.ts'
import type { EstimateAnswers } from './read-estimate.ts'

export interface EstimateResult {
  answers: EstimateAnswers
  tables: NeedAnalysisTables
  index: StudentAidIndex
  pell: PellFigures
  /** The year of the grants: an earlier one where those of the award year are not set yet. */
  pellYear: NeedAnalysisYear
  grant: PellGrant
  /** The grant for each course load, in whole dollars. */
  loads: readonly { load: EnrollmentCode; annual: number }[]
  tests: PellTests | undefined
  whatIf: WhatIf | undefined
}

/** The last year whose grants are set. */
const latestPellYear = '2026–27'

/** Computes all that the page shows of complete answers. */
export function computeEstimate(answers: EstimateAnswers): EstimateResult {
  const { inputs, costOfAttendance, hasSpecialRule, enrollment } = answers
  const tables: NeedAnalysisTables = needAnalysisTables[inputs.awardYear]
  const pellYear = tables.pell ? inputs.awardYear : latestPellYear
  const pell = tables.pell ?? needAnalysisTables[latestPellYear].pell
  const index = computeStudentAidIndex(inputs, tables)
  const options = { costOfAttendance, hasSpecialRule }
  const getGrant = (load: EnrollmentCode) =>
    computePellGrant(index, pell, { ...options, enrollmentPercent: enrollmentPercents[load] })
  const loads = Object.keys(enrollmentPercents) as EnrollmentCode[]
  return {
    ...{ answers, tables, index, pell, pellYear },
    grant: getGrant(enrollment),
    loads: loads.map((load) => ({ load, annual: getGrant(load).annual })),
    tests: comparePellLimits(inputs, tables),
    whatIf: compareIncomes({ inputs, tables, pell, options }),
  }
}
