import type { Source } from '#domain/award-years/source.ts'
import { formSources } from '#domain/fafsa-form/sources.ts'

/** Where we read the lines of the tax return, and the special rule of Pell Grants. */
export const placeSources: readonly Source[] = [
  formSources.taxLines,
  {
    publisher: 'LegalClarity',
    title: 'Where to find parents’ income tax on Form 1040',
    url: 'https://legalclarity.org/where-to-find-parents-income-tax-on-form-1040',
    checkedOn: '2026-11-27',
    readIn:
      'legalclarity.org: line 24 of the 2024 Form 1040. Other guides name line 22 for earlier years, so we name no line for 2023 and 2025',
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
    publisher: 'University of Iowa',
    title: 'Parent killed in the line of duty: Pell Grant under the special rule',
    url: 'https://financialaid.uiowa.edu/types-aid/grants/parent-killed-line-duty-pell-grant-under-special-rule',
    checkedOn: '2026-11-27',
    readIn: 'financialaid.uiowa.edu; indianastate.edu and wichita.edu agree',
  },
]
