import type { NeedAnalysisTables, NeedAnalysisYear } from './need-analysis.ts'
import { needAnalysis202526 } from './need-analysis-2025-26.ts'
import { needAnalysis202627 } from './need-analysis-2026-27.ts'
import { needAnalysis202728 } from './need-analysis-2027-28.ts'

/** The tables of every award year whose Student Aid Index can be computed. */
export const needAnalysisTables = {
  '2025–26': needAnalysis202526,
  '2026–27': needAnalysis202627,
  '2027–28': needAnalysis202728,
} as const satisfies Record<NeedAnalysisYear, NeedAnalysisTables>
