import { fullTimeCredits } from '#domain/aid/enrollment-intensity.ts'
import type { TraceLine } from '#domain/aid/trace.ts'
import type { KinkKind } from '#domain/aid-estimate/what-if.ts'
import type { MoneyProblem } from '#domain/money.ts'
import type { AmountName, Asked, AssetName, PersonKey } from './estimate-fields.ts'

/** Formats whole dollars. */
export function dollars(amount: number): string {
  // A word joiner keeps the sign with its amount where a table is narrow.
  return `${amount < 0 ? '−\u2060' : ''}$${Math.abs(amount).toLocaleString('en-US')}`
}

/** An index is no amount of money, so it has no dollar sign. */
export function formatIndex(index: number): string {
  return `${index < 0 ? '−' : ''}${Math.abs(index).toLocaleString('en-US')}`
}

const parts = {
  yourParents: 'Your parents’ joint tax return',
  yourParent: 'Your parent’s tax return',
  firstParent: 'First parent’s tax return',
  otherParent: 'Other parent’s tax return',
  yours: 'Your tax return',
  yoursJoint: 'Your and your spouse’s joint tax return',
  spouse: 'Your spouse’s tax return',
} as const

/** Names a tax return by whose it is. */
export function nameReturn({ isIndependent, isCouple, isJoint }: Asked, who: PersonKey): string {
  if (who === 's2') return parts.spouse
  if (who === 'p2') return parts.otherParent
  if (who === 's1') return isIndependent && isJoint ? parts.yoursJoint : parts.yours
  if (isJoint) return parts.yourParents
  return isCouple ? parts.firstParent : parts.yourParent
}

const amounts: Record<AmountName, string> = {
  agi: 'Adjusted gross income (AGI)',
  work: 'Income from work',
  tax: 'Federal income tax',
  retirement: 'Deductible payments to retirement plans and IRAs',
  interest: 'Tax-exempt interest',
  ira: 'Untaxed part of IRA withdrawals',
  iraRollover: 'Of that, rolled over to another IRA',
  pension: 'Untaxed part of pensions',
  pensionRollover: 'Of that, rolled over to another plan',
  foreign: 'Foreign earned income exclusion',
  credits: 'Education credits',
  grants: 'Grants and scholarships counted as income',
  workStudy: 'Federal Work-Study earnings',
  scheduleC: 'Net profit or loss from Schedule C',
}

const cash = 'Cash, savings, and checking'
const investments = 'Investments and real estate, minus debts on them'
const business = 'Businesses and farms, minus debts on them'
const childSupport = 'Child support received in the last full calendar year'

export const estimateText = {
  title: 'Estimate your federal aid',
  description:
    'Your Student Aid Index and Pell Grant, line by line, before you file the FAFSA. Runs in your browser; no name, no account.',
  lead: 'Answer as you would on the FAFSA. You’ll see your Student Aid Index and your Pell Grant, and every line of the math behind them.',
  privateScript:
    'Your answers stay in this browser. The math also runs here, so it works offline once this page has loaded, and nothing you enter is sent to us.',
  privateNoScript:
    'JavaScript is off, so our server does the math when you press the button. It stores nothing. If you reload the results, your browser will ask you to send the form again.',
  notGovernment:
    'This is an estimate, not an offer. Only the Department of Education and your school’s aid office decide. Never enter a Social Security number here.',
  form: 'Your answers',
  year: 'School year',
  yearOption: (year: string, tax: number, isOpen: boolean) =>
    `${year} (${tax} income)${isOpen ? ', open' : ''}`,
  dependencyTitle: 'Whose money counts',
  dependencyHint:
    'Check every question you’d answer yes to. If none apply, federal law counts you as dependent, and your parents’ income counts too, even if they don’t help you pay.',
  criteria: 'Are any of these true for you?',
  none: 'If none are true, leave them all unchecked.',
  meanings: 'What each question means',
  exceptionMeanings: 'What these two mean',
  exceptions: 'When your parents can’t or won’t take part',
  dependent: 'You’re a dependent student: your parents’ income and assets count.',
  independent: (because: string) =>
    `You’re an independent student, because ${because}. Your parents’ money doesn’t count.`,
  provisional:
    'You can file without your parents as a provisionally independent student. This estimate counts you as independent. Your school will ask for proof, and its decision is what counts.',
  refusedNote:
    'Without your parents’ part of the form, there is no index and no Pell Grant. An aid office may let you borrow unsubsidized loans only. If you enter their figures, the estimate below shows what you would give up.',
  householdTitle: 'Your household',
  parents: 'Your legal parents are…',
  parentChoices: {
    married: 'Married to each other',
    unmarried_together: 'Not married, living together',
    apart: 'Divorced, separated, or never married, living apart',
    one_living: 'Only one is living',
  },
  support: 'Which parent provided more of your financial support in the last 12 months?',
  supportChoices: {
    one_more: 'One provided more. Answer for that parent',
    equal: 'Both equally. Answer for the one with the higher income and assets',
  },
  remarried: 'Is that parent married to someone else now?',
  jointOf: (tax: number) => `Did they file a joint tax return for ${tax}?`,
  spouseJoint: (tax: number) => `Did you and your spouse file a joint tax return for ${tax}?`,
  yes: 'Yes',
  no: 'No',
  whoTakesPart: 'Who contributes to your FAFSA',
  roles: {
    student: 'You',
    student_spouse: 'Your spouse',
    parent: 'Your parent',
    other_parent: 'Your other parent',
    stepparent: 'Your stepparent',
  },
  signs: 'must sign in, consent, and sign',
  named: 'doesn’t sign in',
  notContributors: 'Grandparents, stepparents, guardians, or no Social Security number?',
  size: 'People in the household',
  sizeHint: (isIndependent: boolean) =>
    isIndependent
      ? 'You, your spouse, your children, and others who live with you and get more than half of their support from you'
      : 'You, the parents who take part, their other children, and others who live with them and get more than half of their support from them',
  state: (isIndependent: boolean) => (isIndependent ? 'Your home state' : 'Your parents’ home state'),
  stateHint: 'Alaska and Hawaii have their own poverty guidelines.',
  chooseState: 'Choose a state',
  otherState: 'Outside the United States',
  benefit: (tax: number) =>
    `Someone in the household got Medicaid, SNAP, SSI, TANF, WIC, federal housing assistance, free or reduced-price school lunch, or the refundable credit for a health plan in ${tax} or ${tax + 1}`,
  eic: (tax: number) => `The ${tax} tax return claims the earned income credit (EIC)`,
  taxTitle: 'Income',
  taxHint: (tax: number) =>
    `From the ${tax} tax return. On the real form, the IRS fills in most of this once everyone has consented.`,
  filed: (tax: number) => `Was a tax return filed for ${tax}?`,
  filedChoices: {
    us: 'Yes, in the US or a territory',
    abroad: 'Yes, in another country only',
    none: 'No, and none was required',
  },
  status: 'Filing status',
  statusChoices: {
    single: 'Single',
    separate: 'Married filing separately',
    'head of household': 'Head of household',
    'surviving spouse': 'Qualifying surviving spouse',
  },
  amounts,
  rare: 'Less common amounts',
  schedules: 'Schedule A, B, D, E, F, or H was filed with it',
  where: (place: string) => `Where to find it: ${place}`,
  assetsTitle: 'What you own',
  assetsHint:
    'As of today. Leave out the home you live in, retirement accounts, and life insurance. Blank means zero.',
  assetsSkipped: {
    benefit:
      'You can skip this: someone in your household got a federal benefit, so what your family owns doesn’t count.',
    simple:
      'You can skip this: with income under $60,000 and a simple tax return, what your family owns doesn’t count.',
  },
  assetGroups: { p: 'Your parents own', s: 'You own', both: 'You and your spouse own' },
  assets: {
    p: {
      cash: `Your parents’ ${cash.toLowerCase()}`,
      investments: `Your parents’ ${investments.toLowerCase()}`,
      business: `Your parents’ ${business.toLowerCase()}`,
      childSupport: `Your parents’ ${childSupport.toLowerCase()}`,
    },
    s: { cash, investments, business, childSupport },
  } satisfies Record<'p' | 's', Record<AssetName, string>>,
  assetLabels: { cash, investments, business, childSupport } satisfies Record<AssetName, string>,
  businessHint: (leavesOut: boolean) =>
    leavesOut
      ? 'Leave out a farm you live on, a family business with up to 100 full-time employees, and a family’s commercial fishing business'
      : 'For 2025–26, family farms and small family businesses count too',
  schoolTitle: 'Your enrollment',
  credits: 'Credits each term',
  creditsHint: `${fullTimeCredits} credits or more is full time. Below that, the fewer credits you take, the smaller your Pell Grant. If your program doesn’t use credits, leave this as it is.`,
  load: (credits: number, percent: number) =>
    percent === 100
      ? `Full time (${fullTimeCredits} or more credits)`
      : `${credits} ${credits === 1 ? 'credit' : 'credits'}: ${percent}% of full time`,
  study: 'Year of study',
  studies: { first: 'First year', second: 'Second year', later: 'Third year or later' },
  cost: 'Cost of attendance for a full-time year, if you know it',
  costHint: 'A Pell Grant is never more than this. It’s on your school’s website or your aid offer.',
  lineOfDuty:
    'My parent or guardian died in the line of duty: on active duty on or after September 11, 2001, or as a public safety officer. I’ll be under 33 on the January 1 before the school year',
  submit: 'Show my estimate',
  missing: {
    parents:
      'Choose whether your parents are married, live together, or live apart, or whether only one is living',
    support: 'Choose which parent provided more of your financial support',
    remarried: 'Choose yes or no: is that parent married to someone else now?',
    joint: 'Choose yes or no: did they file a joint tax return?',
    spouseJoint: 'Choose yes or no: did you and your spouse file a joint tax return?',
    size: 'Enter how many people are in the household',
    state: 'Choose the home state',
    filed: (title: string) => `${title}: choose whether one was filed`,
  },
  money: {
    empty: (label) => `${label}: enter an amount in dollars, like 52,000`,
    not_money: (label) => `${label}: enter an amount in dollars, like 52,000`,
    unclear: (label) => `${label}: enter the amount in whole dollars, like 52,000`,
    negative: (label) => `${label}: enter 0 or more`,
    too_large: (label) => `${label}: enter $99,999,999 or less`,
  } satisfies Record<MoneyProblem, (label: string) => string>,
  result: 'Your estimate',
  needed: (count: number) =>
    count === 1 ? 'One answer is missing:' : `${count} answers are missing, starting with:`,
  said: (index: string, grant: string) => `Student Aid Index ${index}. Pell Grant ${grant}.`,
  index: 'Student Aid Index (SAI)',
  indexMeaning:
    'The lower it is, the more need-based aid you can get. It runs from −1,500 to 999,999, and it isn’t what you’ll pay.',
  formulas: {
    A: 'Formula A, for dependent students',
    B: 'Formula B, for independent students without dependents',
    C: 'Formula C, for independent students with dependents',
  },
  grant: (year: string) => `Pell Grant for ${year}`,
  grantFor: (load: string) => `${load}, for the academic year`,
  graduateGrant: 'Pell Grants are for undergraduates, so none is shown for graduate study.',
  grantAssumed:
    'The 2027–28 Pell Grants aren’t set yet. This estimate uses the 2026–27 grants, and will change if Congress changes the amounts.',
  tables2728:
    'The 2027–28 tables come from a public transcription of the official guide, not from the guide itself. Treat this estimate as provisional.',
  reasons: {
    maximum: 'The maximum grant.',
    calculated: 'The maximum minus your index, rounded to the nearest $5.',
    minimum: 'The minimum grant: your index is too high for more, but your income is low enough for this.',
    'index too high': 'None: your index is at or above twice the maximum grant.',
    'income too high':
      'None: your index leaves less than the minimum grant, and your income is above the limit for that grant.',
  },
  specialRule: 'The maximum grant, once your school has confirmed the death in the line of duty.',
  noReturn:
    'Nobody whose income counts filed a tax return or had to file one, so the law gives you the maximum grant and an index of −1,500. If a return was required, this doesn’t apply.',
  pellTitle: 'How your Pell Grant is figured',
  pellTests: (size: number, region: string, year: number) =>
    `Limits based on the ${year} poverty guideline for a family of ${size}, ${region}`,
  regions: {
    contiguous: '48 states, DC, and territories',
    alaska: 'Alaska',
    hawaii: 'Hawaii',
  },
  testMaximum: 'Maximum grant',
  testMinimum: 'At least the minimum grant',
  testColumns: ['Grant', 'Income limit', 'Your income', 'Met?'],
  limit: (percent: number, guideline: string, limit: string) => `${limit} (${percent}% of ${guideline})`,
  maximumNeedsIncome: 'No: income must be above zero for this test',
  bar: (limit: string, year: string) =>
    `As of July 1, 2026, nobody with an index of ${limit} or more gets a Pell Grant: that’s twice the ${year} maximum.`,
  noBar: 'The cutoff at twice the maximum grant begins with 2026–27, so it doesn’t apply to this year.',
  figures: (maximum: string, minimum: string, year: string) =>
    `The maximum grant for ${year} is ${maximum}, and the minimum is ${minimum}.`,
  pellLines: 'Your grant, line by line',
  loads: 'By credits each term',
  intensity:
    'Your credits divided by full-time credits, to the nearest percent: FSA Handbook 2024–25, volume 7, chapter 3.',
  loadColumns: ['Course load', 'Pell Grant for the year'],
  loansTitle: 'Federal loans you could also get',
  loans: (year: string, limit: string, subsidized: string, isIndependent: boolean) =>
    `As ${isIndependent ? 'an independent' : 'a dependent'} student you can borrow up to ${limit} in Direct Loans for ${year}, of which up to ${subsidized} can be subsidized if your school finds that you have financial need. Your index doesn’t change the limit.`,
  loansBelowHalf: 'If you’re enrolled less than half time, you can’t get federal loans.',
  loansGraduate: 'Graduate students have their own limits, and no subsidized loans.',
  traceTitle: 'Every line of the formula',
  traceCaption: (year: string, formula: string) => `${year}, ${formula}`,
  traceYear: (year: string, tax: number) =>
    `Tables for ${year}, with ${tax} income. The names in small type match the federal processor’s records.`,
  whose: { parents: 'Parents', student: 'Student' },
  traceColumns: ['Line', 'Amount', 'From', 'Rule and figures'],
  sources: 'Where the figures come from',
  sourcesOf: (year: string) => `Where the ${year} figures come from`,
  whatIfTitle: 'If your income were different',
  whatIfLead:
    'Income, earnings, and income tax move together here; everything else stays as you entered it. Numbers mark where a rule changes.',
  whatIfNone: 'There is nothing to show for an income of zero or less.',
  whatIfLabel: (from: string, to: string) =>
    `Student Aid Index and Pell Grant for incomes from ${from} to ${to}. The table below has the same figures.`,
  whatIfTable: 'The same figures as a table',
  whatIfColumns: ['Income', 'SAI', 'Pell Grant, full time'],
  whatIfKinks: 'Where rules change',
  seriesIndex: 'SAI',
  seriesGrant: 'Pell Grant',
  now: 'Your income',
  kinks: {
    assets: (income: string) =>
      `Starting at ${income}: what your family owns counts. Below that, with a simple tax return, it doesn’t.`,
    maximum: (income: string) =>
      `Starting at ${income}: income no longer qualifies you for the maximum Pell Grant.`,
    minimum: (income: string, after: string) =>
      after === 'true'
        ? `Starting at ${income}: no more than the minimum Pell Grant.`
        : `Starting at ${income}: more than the minimum Pell Grant.`,
    grant: (income: string, after: string) =>
      after === 'true'
        ? `Starting at ${income}: a Pell Grant again.`
        : `Starting at ${income}: no Pell Grant.`,
    bracket: (income: string, after: string) =>
      after === '0'
        ? `Starting at ${income}: available income is low enough for the lowest contribution on the schedule.`
        : `Starting at ${income}: each additional dollar of available income is assessed at ${after}%.`,
  } satisfies Record<KinkKind, (income: string, after: string) => string>,
  nextTitle: 'What to do next',
  judgment:
    'Has your income dropped since the FAFSA’s tax year, or did a parent lose a job? File with the figures the form asks for. Then ask the aid office for professional judgment: it can use current income.',
  keepHint: 'Your answers stay in this tab until you close it. Keep them longer only on your own device.',
  keep: 'Keep my answers in this browser',
  notKept:
    'This browser doesn’t allow storage, so your answers last until you leave the page. Save them as a file instead.',
  file: {
    tools: 'Save, open, or clear',
    save: 'Save as a file',
    nothingToSave: 'There is nothing to save yet.',
    open: 'Open a file',
    fileChoice: 'A file saved here',
    fileTooLong: 'This file is too long to be one of ours.',
    clear: 'Clear all answers',
    clearSure: 'Delete all answers here?',
    nothingToClear: 'There is nothing to clear.',
    cleared: 'All answers were deleted.',
  },
  opened: (count: number) => `Loaded ${count} ${count === 1 ? 'answer' : 'answers'} from the file.`,
  fileProblems: {
    not_json: 'We can’t read this file: it wasn’t saved here, or it was changed.',
    other: 'This file isn’t a saved aid estimate.',
    newer: 'This file was saved by a newer version of this page. Reload the page, then open it again.',
    field: (name: string) =>
      `This file contains an answer that isn’t on the form: “${name}”. Nothing was loaded.`,
  },
} as const

/** The lines of the formula in plain words. */
export const lineNames: Record<string, string> = {
  additions: 'Additions to income',
  offsets: 'Offsets to income',
  totalIncome: 'Total income',
  incomeTax: 'Federal income tax',
  payrollTaxAllowance: 'Payroll tax allowance',
  incomeProtectionAllowance: 'Income protection allowance',
  employmentExpenseAllowance: 'Employment expense allowance',
  parentsNegativeIncomeAllowance: 'Allowance for parents’ negative adjusted available income',
  totalAllowances: 'Total allowances',
  availableIncome: 'Available income',
  adjustedBusinessOrFarm: 'Adjusted net worth of businesses and farms',
  netWorth: 'Net worth',
  discretionaryNetWorth: 'Discretionary net worth',
  contributionFromAssets: 'Contribution from assets',
  contributionFromIncome: 'Contribution from income',
  adjustedAvailableIncome: 'Adjusted available income',
  contribution: 'Contribution from adjusted available income',
  studentAidIndex: 'Student Aid Index',
  maximumGrant: 'Maximum grant',
  leftAfterIndex: 'Maximum grant minus the index, to the nearest $5',
  minimumGrant: 'Minimum grant',
  scheduledAward: 'Grant for a full-time student, up to the cost of attendance',
  annualAward: 'Grant at your enrollment intensity',
}

/** What a line was computed from, where that is no line itself. */
const inputNames: Record<string, string> = {
  adjustedGrossIncome: 'AGI',
  deductiblePayments: 'retirement payments',
  taxExemptInterest: 'tax-exempt interest',
  untaxedIraDistributions: 'untaxed IRA withdrawals',
  untaxedPensions: 'untaxed pensions',
  foreignIncomeExclusion: 'foreign income',
  taxableGrants: 'taxable grants',
  educationCredits: 'education credits',
  workStudyEarnings: 'work-study',
  incomeFromWork: 'income from work',
  otherIncomeFromWork: 'the spouse’s or other parent’s income from work',
  childSupportReceived: 'child support',
  businessOrFarm: 'business or farm',
  cash: 'cash',
  investments: 'investments',
  assetProtection: 'asset protection allowance',
  parentsAdjustedAvailableIncome: 'parents’ adjusted available income',
  index: 'index',
  noneFromIndex: 'no grant at or above an index of',
  costOfAttendance: 'cost of attendance',
  sum: 'sum of the contributions',
  least: 'floor',
  most: 'cap',
}

/** Says what a line was computed from; amounts of zero are left out. */
export function sayFrom({ from }: Pick<TraceLine, 'from'>): string {
  return Object.entries(from)
    .filter(([name, amount]) => amount !== 0 || name === 'sum' || name === 'most')
    .map(([name, amount]) => {
      if (name === 'percent') return `${amount}%`
      if (name === 'familySize') return `family of ${amount}`
      if (name === 'index' || name === 'noneFromIndex') return `${inputNames[name]} ${formatIndex(amount)}`
      const words = inputNames[name] ?? (lineNames[name] ?? name).toLowerCase()
      return `${words} ${dollars(amount)}`
    })
    .join(', ')
}
