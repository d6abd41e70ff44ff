import type { Source } from '#domain/award-years/source.ts'
import { formSources } from '#domain/fafsa-form/sources.ts'

/** Where we read the lines of the tax return, enrollment intensity, and the special rule of Pell Grants. */
export const placeSources: readonly Source[] = [
  formSources.taxLines,
  {
    publisher: 'LegalClarity',
    title: 'Where to find parents’ income tax on Form 1040',
    url: 'https://legalclarity.org/where-to-find-parents-income-tax-on-form-1040',
    checkedOn: '2026-11-27',
    readIn:
      'legalclarity.org: line 24 of the 2024 Form 1040. Other guides give line 22 for earlier years, so we give no line number for 2023 or 2025',
  },
  {
    publisher: 'Internal Revenue Service',
    title: 'Form 1040 and Schedule 1 for 2025',
    url: 'https://www.irs.gov/forms-pubs/about-form-1040',
    checkedOn: '2026-11-27',
    readIn:
      'public repositories that copy the form’s lines and its instructions: lines 1z and 11a, and Schedule 1 lines 8d and 8r',
  },
  {
    publisher: 'US Department of Education',
    title: 'FSA Handbook 2024–25, volume 7, chapter 3, Pell Grant enrollment intensity',
    url: 'https://fsapartners.ed.gov/knowledge-center/fsa-handbook/2024-2025/vol7/ch3-pell-grant-enrollment-intensity-and-cost-attendance',
    checkedOn: '2026-11-28',
    readIn: 'fsapartners.ed.gov; askregs.nasfaa.org on 12 credits as full time',
  },
  {
    publisher: 'University of Iowa',
    title: 'Parent killed in the line of duty: Pell Grant under the special rule',
    url: 'https://financialaid.uiowa.edu/types-aid/grants/parent-killed-line-duty-pell-grant-under-special-rule',
    checkedOn: '2026-11-27',
    readIn: 'financialaid.uiowa.edu; indianastate.edu and wichita.edu agree',
  },
]
