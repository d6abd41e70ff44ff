// cspell:ignore heag newsdesk theconrad

import type { NeedAnalysisSources, NeedAnalysisYear } from './need-analysis.ts'
import { povertySources } from './poverty-guidelines.ts'

const checkedOn = '2026-11-27'
const department = { publisher: 'US Department of Education', checkedOn } as const
const congress = { publisher: 'US Congress', checkedOn } as const

function makeNotice(title: string, url: string, readIn: string) {
  return { ...department, title, url, readIn } as const
}

/** Every record that the Department published comes out as published with these figures. */
const records =
  'the Department’s test records for the FAFSA processor (CC0), all of which these figures reproduce'

const notice2526 = makeNotice(
  '89 FR 71261, Federal Need Analysis Methodology for the 2025–26 award year; SAI and Pell Grant Eligibility Guide',
  'https://www.federalregister.gov/documents/2024/09/03/2024-19670/federal-need-analysis-methodology-for-the-2025-26-award-year-federal-pell-grant-federal-work-study',
  `public repositories that transcribe the July 2024 guide; ${records}`,
)
const notice2627 = makeNotice(
  '90 FR 23922, Federal Need Analysis Methodology for the 2026–27 award year; SAI and Pell Grant Eligibility Guide',
  'https://www.federalregister.gov/citation/90-FR-23922',
  `public repositories that transcribe the August 2025 guide; ${records}`,
)
const notice2627Read = {
  ...notice2627,
  readIn: `newsdesk.theconrad.group, which reprints the notice; ${notice2627.readIn}`,
} as const
/** No page that we found prints the tables of independent students. */
const independent2526 = { ...notice2526, readIn: `recovered from ${records}` } as const
const independent2627 = { ...notice2627, readIn: `recovered from ${records}` } as const
const guide2728 = makeNotice(
  'Federal Register document 2026-10986 and the 2027–28 SAI and Pell Grant Eligibility Guide',
  'https://www.federalregister.gov/d/2026-10986',
  'a transcription in two public repositories; neither the notice nor the guide itself',
)

const largerFamilies2526 =
  'families of five or more with a single student or six or more with a married student, calculated from the 2026–27 figures and the rise in prices between the two years'
const largerFamilies2627 = 'family sizes missing from the records, from a public calculator'

function makeStatute(title: string, section: string, readIn: string) {
  return {
    ...congress,
    title,
    url: `https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title20-section${section}`,
    readIn,
  } as const
}

const businessTable = makeStatute(
  '20 USC 1087rr(c), adjusted net worth of a farm or business',
  '1087rr',
  'public repositories that transcribe the July 2024 and August 2025 guides; the law’s 2020 table at old.govregs.com, raised by the CPI-U and rounded to $5,000, gives the same figures. The records cover only the first bracket',
)
const payroll = {
  publisher: 'Social Security Administration',
  title: 'Contribution and benefit base; 26 USC 3101',
  url: 'https://www.ssa.gov/oact/cola/cbb.html',
  checkedOn,
  readIn:
    'public repositories that transcribe Table A1 of the guides; a search page that quotes ssa.gov (2023, 2024); tellbrief.com (2025); the rates, and twice the base for a joint return, in 20 USC 1087pp(b)(2) at checkoutapi.com and old.govregs.com',
} as const
const assetRates = makeStatute(
  '20 USC 1087oo(d) and (h), 1087pp(c), 1087qq(c)',
  '1087oo',
  `public repositories that transcribe the guides (12% and 20%); ${records} (7%)`,
)
const studentIncome = makeStatute(
  '20 USC 1087oo(g), 1087pp(b)',
  '1087pp',
  'checkoutapi.com (independent students); public repositories that transcribe the guides (dependent ones)',
)
const bounds = makeStatute(
  '20 USC 1087oo(a)(2), 1087qq(a)(2); the largest index comes from the record layout',
  '1087oo',
  'old.govregs.com, d1tvxue8o4w0fl.cloudfront.net (the smallest index); public repositories that transcribe the guides (the largest)',
)
const foreignIncome = makeStatute(
  '20 USC 1070a(a)(2)(A), as amended by Public Law 119-21: foreign income, effective July 1, 2026',
  '1070a',
  'civic-source.github.io, a copy of the US Code current through Public Law 119-73',
)
const familyBusiness = {
  ...department,
  title:
    'Announcement APP-25-23 of August 15, 2025: family farms, small businesses, and fisheries from 2026–27 on',
  url: 'https://fsapartners.ed.gov/knowledge-center/library/electronic-announcements/2025-08-15/2026-27-fafsa-form-and-pell-grant-eligibility-updates',
  readIn:
    'a public repository that quotes it; schoolaidspecialists.com and higheredreadinessproject.org agree. On how they were counted before: askregs.nasfaa.org, heag.us',
} as const
const pell2526 = makeNotice(
  'Dear Colleague Letter GEN-25-02',
  'https://fsapartners.ed.gov/knowledge-center/library/dear-colleague-letters/2025-01-31/2025-2026-federal-pell-grant-maximum-and-minimum-award-amounts',
  'the letter itself',
)
const pell2627 = makeNotice(
  'Dear Colleague Letter GEN-26-01',
  'https://fsapartners.ed.gov/knowledge-center/library/dear-colleague-letters',
  'collegeaidservices.net, January 30, 2026',
)

const ofAllYears = {
  payrollTax: payroll,
  businessOrFarm: businessTable,
  assetPercent: assetRates,
  studentIncomePercent: studentIncome,
  index: bounds,
  countsForeignIncomeForPell: foreignIncome,
  leavesOutFamilyBusiness: familyBusiness,
} as const

/** Where each table was read. */
export const needAnalysisSources = {
  '2025–26': {
    ...ofAllYears,
    dependentStudentAllowance: notice2526,
    parentAllowance: notice2526,
    independentAllowance: independent2526,
    independentWithDependentsAllowance: {
      ...independent2526,
      readIn: `${independent2526.readIn}; ${largerFamilies2526}`,
    },
    employmentExpense: notice2526,
    assetProtection: notice2526,
    contribution: notice2526,
    povertyYear: povertySources[2023],
    pell: pell2526,
  },
  '2026–27': {
    ...ofAllYears,
    dependentStudentAllowance: notice2627Read,
    parentAllowance: notice2627Read,
    independentAllowance: independent2627,
    independentWithDependentsAllowance: {
      ...independent2627,
      readIn: `${independent2627.readIn}; ${largerFamilies2627}`,
    },
    employmentExpense: notice2627,
    assetProtection: notice2627,
    contribution: notice2627,
    povertyYear: povertySources[2024],
    pell: pell2627,
  },
  '2027–28': {
    ...ofAllYears,
    dependentStudentAllowance: guide2728,
    parentAllowance: guide2728,
    independentAllowance: guide2728,
    independentWithDependentsAllowance: guide2728,
    employmentExpense: guide2728,
    businessOrFarm: guide2728,
    assetProtection: guide2728,
    contribution: guide2728,
    povertyYear: povertySources[2025],
    pell: { ...pell2627, readIn: 'not set yet' },
  },
} as const satisfies Record<NeedAnalysisYear, NeedAnalysisSources>
