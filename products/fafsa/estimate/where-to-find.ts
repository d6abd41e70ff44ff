import type { NeedAnalysisYear } from '#domain/award-years/need-analysis.ts'
import type { AmountName } from './estimate-fields.ts'

const ofAllYears = {
  work: 'Form 1040 line 1z, plus Schedule 1 lines 3 and 6',
  retirement: 'Schedule 1 line 16 plus line 20',
  interest: 'Form 1040 line 2a',
  ira: 'Form 1040 line 4a minus line 4b',
  iraRollover: 'Form 5498, or “Rollover” beside line 4b',
  pension: 'Form 1040 line 5a minus line 5b',
  pensionRollover: '“Rollover” beside line 5b',
  foreign: 'Schedule 1 line 8d',
  credits: 'Schedule 3 line 3',
  grants: 'Schedule 1 line 8r',
  workStudy: 'The W-2 from the school you worked for',
  scheduleC: 'Schedule C line 31',
} as const

/** Lines of the tax return by award year, as far as we could read them. */
const places: Record<NeedAnalysisYear, Partial<Record<AmountName, string>>> = {
  '2025–26': { ...ofAllYears, agi: '2023 Form 1040 line 11', tax: '2023 Form 1040, the “total tax” line' },
  '2026–27': { ...ofAllYears, agi: '2024 Form 1040 line 11', tax: '2024 Form 1040 line 24, “total tax”' },
  '2027–28': { ...ofAllYears, agi: '2025 Form 1040 line 11a', tax: '2025 Form 1040, the “total tax” line' },
}

/** Says where an amount is found on the tax return of an award year. */
export function findPlace(year: NeedAnalysisYear, amount: AmountName): string {
  return places[year][amount] ?? ''
}
