/** Texts of the rules that hold for everyone, with or without an answer. */
export const messages = {
  title: 'Before you change anything',
  cases: [
    {
      title: 'Consolidating now',
      text: 'A consolidation on or after July 1, 2026 is a new loan. It leaves only RAP and Tiered Standard for all your Direct Loans, and only Tiered Standard for one that repays a Parent PLUS loan. Ask first what becomes of months that count already.',
    },
    {
      title: 'Parent PLUS loans',
      text: 'A Parent PLUS loan itself has no plan that follows income. If it was consolidated before July 1, 2026, ICR is open, and after one payment in ICR, IBR or PAYE by June 30, 2028, so is IBR. RAP stays closed. If it was not, what is left is a plan with set payments.',
    },
    {
      title: 'SAVE has ended',
      text: 'A federal court ended SAVE in 2026. From July 1, 2026 servicers send notices; from the date on yours you have 90 days to choose a plan. If you do nothing, you’re moved to one, often with a higher payment. Courts may still move dates, so go by your own notice.',
    },
    {
      title: 'PAYE and ICR end on July 1, 2028',
      text: 'You can be in them until then. If you haven’t chosen another plan by that day, you’re moved to RAP, or to IBR for loans that RAP doesn’t take.',
    },
    {
      title: 'RAP is hard to leave',
      text: 'Months in IBR, PAYE and ICR count toward the 360 of RAP. Months in RAP count nowhere else but for public service. RAP has no highest payment either: above $100,000 it is 10% of everything.',
    },
    {
      title: 'One point less with automatic payments',
      text: 'Until June 30, 2028, Direct Loans paid out since July 1, 2012 cost one point less interest with automatic payments, if you were enrolled by September 30, 2026. If you enroll later, you get the usual quarter point. We use the rate you enter, without either.',
    },
    {
      title: 'Public Service Loan Forgiveness',
      text: 'After 120 payments while you work full time for a government or a nonprofit, the rest is forgiven, free of federal tax. Payments in RAP, IBR, PAYE, ICR and the 10-year Standard plan count; those in Tiered Standard, Graduated and Extended do not.',
    },
    {
      title: 'Tax on what is forgiven',
      text: 'What RAP, IBR, PAYE or ICR forgives after 2025 is income for federal tax. Public service, death, and total and permanent disability are not. If you owe more than you own at that time, part of it may be left out.',
    },
    {
      title: 'Refinancing ends all of this',
      text: 'A private lender that pays off a federal loan ends every plan, waiver and way to forgiveness on this page for that loan, and there is no way back.',
    },
  ],
  rapTable: 'RAP: what each income pays',
  rapCaption:
    'Each band includes its upper end. The percent is of the whole income, not of the part in the band.',
  rapColumns: {
    income: 'Income a year',
    share: 'Pays',
    month: 'A month at the upper end, without dependents',
  },
  rapBand: (from: string, to: string) => `More than ${from}, up to ${to}`,
  rapUpTo: (to: string) => `Up to ${to}`,
  rapAbove: (from: string) => `More than ${from}`,
  rapLow: '$120 a year',
  rapPercent: (percent: number) => `${percent}% of all of it`,
  tieredTable: 'Tiered Standard: how many years',
  tieredCaption:
    'What counts is everything you owe in Direct Loans on the day repayment begins. The lower end is in the band.',
  tieredColumns: { owed: 'Direct Loans together', years: 'Years' },
  tieredBand: (from: string, to: string) => `${from} to ${to}`,
  tieredUpTo: (to: string) => `Up to ${to}`,
  tieredFrom: (from: string) => `${from} or more`,

  limits: 'What we don’t count',
  limitPoints: [
    'We take every payment as made on time, in full and not early. A late payment in RAP loses that month’s waiver and match.',
    'What you owe today counts as principal, also the interest in it. Interest is counted by month; servicers count it by day.',
    'In the plans that follow income, your loans count as one at their average rate, and each takes its part of a payment.',
    'Your income, family and marriage change only as you enter. Income of the next year sets the next year’s payment at once; in truth it is the last tax return.',
    'The highest payment of IBR and PAYE is counted from what you owe today. If you are in the plan already, yours was set when you entered.',
    'The subsidy of unpaid interest in IBR and PAYE is counted for Direct Subsidized Loans over 36 months, not for the subsidized part of a consolidation.',
    'Graduated plans are counted with a step every two years up to three times the first payment, as the federal simulator showed them. The rule itself names no steps.',
    'Loans in default, deferment, forbearance and grace, loans you will still take, and the special rules for borrowers before 1998 are left out.',
    'Whether two married people do better with one tax return or two: the tax side is left out.',
    'State tax on what is forgiven, and forgiveness for teachers or by a state, are left out.',
    'One public reading of the rule of May 2026 lets a consolidated Parent PLUS loan into RAP after a payment in IBR, PAYE or ICR; the law, the Department’s answers and the advisors we read say no. We go with no. Ask your servicer.',
  ],
  sources: 'The law and the figures, and where we read them',
  figures: 'Every figure we use',
  next: 'Read on',
  links: {
    refinance: 'Should I refinance federal loans?',
    guide: 'Student loans: the complete guide',
  },
} as const
