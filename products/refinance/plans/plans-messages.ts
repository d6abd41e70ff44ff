import type { MoneyProblem } from '#domain/money.ts'

/** Texts of the form that asks about federal loans and the person who repays them. */
export const messages = {
  line: 'Refinance',
  crumb: 'Federal plans',
  title: 'Compare federal repayment plans',
  description:
    'Every federal repayment plan under the law as of July 1, 2026, with your own loans: payments by year, what you pay in total, what is forgiven, and the tax on it.',
  lead: 'Federal plans changed on July 1, 2026. Enter your loans and income: you’ll see which plans are open to you, why others are not, what each costs year by year, and what it costs in the end.',
  form: 'Your loans and income',
  change: 'Change the numbers',
  submit: 'Compare plans',
  again: 'Compare again',
  more: 'Add a loan',
  kept: 'We don’t keep these numbers. They aren’t in any link, and they’re gone when you leave the page.',
  choose: 'Choose one',

  loan: (number: number) => `Loan ${number}`,
  loanHint: 'You’ll find all of this at studentaid.gov, under My Aid. Leave any row you don’t need blank.',
  kind: 'Loan type',
  disbursed: 'Disbursed',
  balance: 'What you owe on it today',
  rate: 'Interest rate, in percent',
  rateHint: 'Without the autopay discount',

  you: 'You',
  agi: 'Adjusted gross income (AGI), a year',
  agiHint: 'Line 11 of your tax return. For both of you if you file one return together.',
  filing: 'Tax filing status',
  spouseLoans: 'Your spouse’s federal loans',
  spouseLoansHint: 'Only counts if you file one return together.',
  familySize: 'Family size',
  familySizeHint: 'You, your spouse and everyone you support.',
  dependents: 'Dependents on your tax return',
  dependentsHint: 'Children and others you claim. Your spouse isn’t one.',
  region: 'Where you live',
  first: 'Your oldest federal loan',
  firstHint: 'The oldest one you still owed when you took a later one, even if you consolidated it since.',
  firstSame: 'One of the loans above',

  past: 'What counts already',
  pastHint:
    'Your servicer and studentaid.gov show these counts. If your loans have different counts, enter the lowest. Leave what you don’t know blank: we’ll use 0.',
  repaid: 'Months since you began to repay',
  counted: 'Months that count toward forgiveness',
  countedHint: 'In RAP, IBR, PAYE or ICR.',
  service: 'Months that count toward Public Service Loan Forgiveness',
  serviceHint:
    'Only if you work full time for a government, a 501(c)(3) nonprofit, or another nonprofit that provides certain public services. Part-time jobs there count if together they reach 30 hours a week. Enter 0 if you just started.',
  notice: 'Date on your SAVE notice',
  noticeHint: 'Only if you were in SAVE. Month, day and year, like 9/14/2026.',

  future: 'What we assume',
  futureHint: 'Nobody knows these. Try others, and see what changes.',
  growth: 'Expected yearly raise, in percent',
  growthHint: 'Use a minus sign for a pay cut.',
  prices: 'Inflation a year, in percent',
  pricesHint: 'It raises the poverty guideline, and so lowers IBR, PAYE and ICR.',
  tax: 'Federal tax rate on what is forgiven',
  taxHint: 'A large sum in one year can put you in a higher bracket than usual.',

  problems: {
    loans: 'Enter at least one loan: its loan type, when it was disbursed, what you owe, and its rate',
    kind: (loan: string) => `${loan}: choose its loan type`,
    disbursed: (loan: string) => `${loan}: choose when it was disbursed`,
    balance: (loan: string) => `${loan}: enter what you owe on it, like 12,400`,
    rate: (loan: string) => `${loan}: enter its rate as a percent from 0 to 20, like 6.53`,
    agi: 'Enter your adjusted gross income, like 48,000, or 0',
    whole: (field: string, least: number, most: number) =>
      `${field}: enter a whole number from ${least} to ${most}`,
    percent: (field: string, least: number, most: number) =>
      `${field}: enter a percent from ${least} to ${most}, like 3`,
    notice: 'Enter the date on your notice as month, day and year, like 9/14/2026, or leave it blank',
    dependents: 'Dependents on your tax return: enter a number below your family size',
    /** Each names its field, because the summary lists several. */
    money: {
      empty: (field) => `${field}: enter an amount in dollars, like 10,000`,
      not_money: (field) => `${field}: enter an amount in dollars, like 10,000`,
      unclear: (field) => `${field}: enter the amount in whole dollars, like 10,000`,
      negative: (field) => `${field}: enter 0 or more`,
      too_large: (field) => `${field}: enter $1,000,000 or less`,
    } satisfies Record<MoneyProblem, (field: string) => string>,
  },
} as const
