import type { NeedAnalysisSources, NeedAnalysisYear } from './need-analysis.ts'
import { povertySources } from './poverty-guidelines.ts'

const checkedOn = '2026-11-27'
const department = { publisher: 'US Department of Education', checkedOn } as const
const congress = { publisher: 'US Congress', checkedOn } as const

/** Figures that the notice prints, but that we could only find by computing the official records with them. */
function recovered(records: string): string {
  return `not the notice itself: recovered from the Department’s test records of the FAFSA processor (CC0), and every one of ${records} comes out as published`
}

function makeNotice(title: string, url: string, readIn: string) {
  return { ...department, title, url, readIn } as const
}

const notice2526 = makeNotice(
  '89 FR 71261, Federal Need Analysis Methodology for the 2025–26 award year',
  'https://www.federalregister.gov/documents/2024/09/03/2024-19670/federal-need-analysis-methodology-for-the-2025-26-award-year-federal-pell-grant-federal-work-study',
  recovered('the 237 records with an index'),
)
const notice2627 = makeNotice(
  '90 FR 23922, Federal Need Analysis Methodology for the 2026–27 award year',
  'https://www.federalregister.gov/citation/90-FR-23922',
  recovered('the 178 records with an index'),
)
const notice2627Read = {
  ...notice2627,
  readIn: 'newsdesk.theconrad.group, which reprints the notice',
} as const
const guide2728 = makeNotice(
  'Federal Register document 2026-10986 and the 2027–28 SAI and Pell Grant Eligibility Guide',
  'https://www.federalregister.gov/d/2026-10986',
  'a transcription in two public repositories; neither the notice nor the guide itself',
)

/** The largest sizes of a table that no record and no page shows: smaller ones times the same rise of prices. */
const largerFamilies = 'larger families from a published calculator, not from a record or the notice'

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
  'the law’s table of 2020 at old.govregs.com, raised by the CPI-U from April 2020 to April 2024 or 2025 and rounded to $5,000; records reach its first bracket only. The same steps give the table of 2027–28 as transcribed',
)
const payroll = {
  publisher: 'Social Security Administration',
  title: 'Contribution and benefit base; 26 USC 3101',
  url: 'https://www.ssa.gov/oact/cola/cbb.html',
  checkedOn,
  readIn:
    'a search page that quotes ssa.gov (2023, 2024); tellbrief.com (2025); the rates, and twice the base for a joint return, in 20 USC 1087pp(b)(2) at checkoutapi.com and old.govregs.com',
} as const
const assetRates = makeStatute(
  '20 USC 1087oo(d) and (h), 1087pp(c), 1087qq(c)',
  '1087oo',
  'not itself; recovered from the Department’s test records, of which every contribution from assets comes out as published',
)
const studentIncome = makeStatute(
  '20 USC 1087oo(g), 1087pp(b)',
  '1087pp',
  'checkoutapi.com (independent students); for dependent ones recovered from the test records',
)
const bounds = makeStatute(
  '20 USC 1087oo(a)(2), 1087qq(a)(2); the largest index is that of the record layout',
  '1087oo',
  'old.govregs.com, d1tvxue8o4w0fl.cloudfront.net (the smallest index); a transcription of the guide (the largest)',
)
const foreignIncome = makeStatute(
  '20 USC 1070a(a)(2)(A), as amended by Public Law 119-21: foreign income from July 1, 2026',
  '1070a',
  'civic-source.github.io, a copy of the US Code current through Public Law 119-73',
)
const familyBusiness = {
  ...congress,
  title:
    'Public Law 119-21, section 80001: family farms, small businesses and family fisheries from July 1, 2026',
  url: 'https://www.congress.gov/bill/119th-congress/house-bill/1/text',
  readIn:
    'askregs.nasfaa.org and heag.us, that such assets counted from 2024–25; the exemption itself in public summaries of Public Law 119-21',
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
    independentAllowance: notice2526,
    independentWithDependentsAllowance: { ...notice2526, readIn: `${notice2526.readIn}; ${largerFamilies}` },
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
    independentAllowance: notice2627,
    independentWithDependentsAllowance: { ...notice2627, readIn: `${notice2627.readIn}; ${largerFamilies}` },
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
