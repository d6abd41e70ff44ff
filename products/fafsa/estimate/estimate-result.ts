import { fullTimeCredits, getEnrollmentIntensity } from '#domain/aid/enrollment-intensity.ts'
import { computePellGrant, type PellGrant } from '#domain/aid/pell-amount.ts'
import { computeStudentAidIndex, type StudentAidIndex } from '#domain/aid/student-aid-index.ts'
import { comparePellLimits, type PellTests } from '#domain/aid-estimate/pell-tests.ts'
import { compareIncomes, type WhatIf } from '#domain/aid-estimate/what-if.ts'
import type { NeedAnalysisTables, NeedAnalysisYear, PellFigures } from '#domain/award-years/need-analysis.ts'
import { needAnalysisTables } from '#domain/award-years/need-analysis-tables.ts'
import type { EstimateAnswers } from './read-estimate.ts'

export interface EstimateResult {
  answers: EstimateAnswers
  tables: NeedAnalysisTables
  index: StudentAidIndex
  pell: PellFigures
  /** The year of the grants: an earlier one where those of the award year are not set yet. */
  pellYear: NeedAnalysisYear
  grant: PellGrant
  /** The grant for each of a few course loads and the student's own, in whole dollars, the largest load first. */
  loads: readonly { credits: number; percent: number; annual: number }[]
  tests: PellTests | undefined
  whatIf: WhatIf | undefined
}

/** Credits of a term: full, three-quarter, half, and quarter time. */
const shownLoads = [12, 9, 6, 3]

/** The last year whose grants are set. */
const latestPellYear = '2026–27'

/** Computes all that the page shows of complete answers. */
export function computeEstimate(answers: EstimateAnswers): EstimateResult {
  const { inputs, costOfAttendance, hasSpecialRule, credits } = answers
  const tables: NeedAnalysisTables = needAnalysisTables[inputs.awardYear]
  const pellYear = tables.pell ? inputs.awardYear : latestPellYear
  const pell = tables.pell ?? needAnalysisTables[latestPellYear].pell
  const index = computeStudentAidIndex(inputs, tables)
  const options = { costOfAttendance, hasSpecialRule }
  const getGrant = (percent: number) =>
    computePellGrant(index, pell, { ...options, enrollmentPercent: percent })
  const loads = [...new Set([...shownLoads, Math.min(credits, fullTimeCredits)])].toSorted((a, b) => b - a)
  return {
    ...{ answers, tables, index, pell, pellYear },
    grant: getGrant(getEnrollmentIntensity(credits)),
    loads: loads.map((credits) => {
      const percent = getEnrollmentIntensity(credits)
      return { credits, percent, annual: getGrant(percent).annual }
    }),
    tests: comparePellLimits(inputs, tables),
    whatIf: compareIncomes({ inputs, tables, pell, options }),
  }
}
