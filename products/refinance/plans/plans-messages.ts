/** Texts of the form that asks about federal loans and the person who repays them. */
export const plansText = {
  line: 'Refinance',
  crumb: 'Federal plans',
  title: 'Compare federal repayment plans',
  description:
    'Every federal repayment plan under the law as of July 1, 2026, with your own loans: payments by year, what you pay in total, what’s forgiven, and the tax on it.',
  lead: 'Federal plans changed on July 1, 2026. Enter your loans and income to see which plans are open to you, why others aren’t, and what each costs: year by year, and in total.',
  form: 'Your loans and income',
  change: 'Change the numbers',
  submit: 'Calculate',
  again: 'Update',
  choose: 'Choose one',

  loans: 'Your federal loans',
  loansHint:
    'Use one line for each federal loan, and leave the rest blank. You’ll find all these details at studentaid.gov, under My Aid.',
  filled: (loans: string) =>
    `From your refinancing answers, we filled in ${loans} and what you told us about income and family. Add what’s missing, and change what isn’t right.`,
  filledIncome:
    'Check the income most of all: plans go by your AGI, line 11 of your tax return, which may be lower than your income.',
  refinance: 'See what refinancing these loans would save',
  refinanceHint:
    'Your loans and family details carry over, so you don’t have to enter them again. Refinancing ends federal protections, and that page shows what each is worth.',

  you: 'You',
  agi: 'Annual adjusted gross income (AGI)',
  agiHint: 'Line 11 of your tax return. For both of you if you file jointly.',
  filing: 'Tax filing status',
  spouse: 'If you’re married and file jointly: your spouse’s loans',
  spouseLoans: 'Your spouse’s federal loans',
  spouseLoansHint: 'What your spouse owes today. Leave it blank if they owe nothing.',
  familySize: 'Family size',
  familySizeHint: 'You, your spouse, and everyone you support.',
  dependents: 'Dependents on your tax return',
  dependentsHint: 'Children and others you claim. Don’t count your spouse.',
  region: 'Where you live',
  older: 'If you had an older federal loan that isn’t on the list',
  first: 'Your oldest federal loan',
  firstHint:
    'The oldest loan you still had a balance on when you took out a newer one, even if you’ve since consolidated it.',
  firstSame: 'One of the loans above',

  past: 'Payments you’ve made',
  pastHint:
    'Your servicer and studentaid.gov show these counts. If your loans have different counts, enter the lowest.',
  repaid: 'Months since you started repaying',
  repaidHint: 'Enter 0 if you haven’t started. If you leave it blank, the result will say what we assumed.',
  counted: 'Payments toward income-driven forgiveness',
  countedHint:
    'Payments made in RAP, IBR, PAYE, or ICR. Enter 0 if you’ve never been in one. If you leave it blank, the result will say what we assumed.',
  inService: 'Do you work full time for a government or nonprofit employer?',
  inServiceHint:
    'A government employer, a 501(c)(3) nonprofit, or another nonprofit that provides certain public services. Part-time jobs there count if together they reach 30 hours a week.',
  inServiceNames: { yes: 'Yes', no: 'No' },
  service: 'Payments toward Public Service Loan Forgiveness',
  serviceHint: 'Only if you answered yes. Enter 0 if you just started.',
  save: 'If you were in SAVE',
  notice: 'Date on your SAVE notice',
  noticeHint: 'Month, day, and year, like 9/14/2026.',

  future: 'What we assume',
  futureHint: 'No one knows these for sure. Try other numbers, and see what changes.',
  growth: 'Expected yearly raise, in percent',
  growthHint: 'Use a minus sign for a pay cut.',
  prices: 'Annual inflation, in percent',
  pricesHint: 'It raises the poverty guideline, which lowers IBR, PAYE, and ICR payments.',
  tax: 'Federal tax rate on what’s forgiven',
  taxHint: 'A large sum in one year can put you in a higher bracket than usual.',

  problems: {
    loans: 'Enter at least one loan: its loan type, when it was disbursed, what you owe, and its rate',
    kind: (loan: string) => `${loan}: choose its loan type`,
    disbursed: (loan: string) => `${loan}: choose when it was disbursed`,
    balance: (loan: string) => `${loan}: enter what you owe on it, like 12,400`,
    rate: (loan: string) => `${loan}: enter its rate as a percent from 0 to 20, like 6.53`,
    inService: 'Choose whether you work full time for a government or nonprofit employer',
    service: 'Enter how many payments count toward Public Service Loan Forgiveness, or 0',
    agi: 'Enter your adjusted gross income, like 48,000, or 0',
    percent: (field: string, least: number, most: number) =>
      `${field}: enter a percent from ${least} to ${most}, like 3`,
    notice: 'Enter the date on your notice as month, day, and year, like 9/14/2026, or leave it blank',
    dependents: 'Dependents on your tax return: enter a number smaller than your family size',
  },
} as const
