import type { Capitalization } from '#domain/loans/loan-offer.ts'

/** Words of the page that checks our numbers. */
export const words = {
  metaTitle: (siteName: string) => `Our numbers, checked | ${siteName}`,
  description:
    'Every worked example of the federal rule for APRs with its answer and ours side by side, and how we work out what a loan costs.',
  name: 'Our numbers, checked',
  title: 'Our numbers, checked',
  lead: 'One program works out every payment, total and APR on this site. Here it runs on cases whose answers are known. Both answers stand side by side, also where they differ.',
  onThisPage: 'On this page',

  sumReadSame: (same: number, of: number) =>
    same === of
      ? `All ${of} federal examples whose answer we have read come out the same, to the last digit printed.`
      : `${same} of ${of} federal examples whose answer we have read come out the same, to the last digit printed.`,
  sumRecalled: (same: number, of: number) =>
    `Of ${of} more, whose answer we know only from memory, ${same} come out the same and ${of - same} do not. They prove nothing yet, in either direction.`,
  sumWhen: 'All of it was worked out when this page was made, by the functions that fill the lists.',

  readTitle: 'The federal examples',
  read: [
    'Appendix J of Regulation Z tells lenders how to work out an APR, and gives worked examples. A lender may be off by an eighth of a point, or by a quarter where payments are irregular (12 CFR 1026.22). We count an answer as the same only when both decimals are.',
    'We read these answers in a public test file that cites the Appendix. They have not yet been compared with the Appendix itself.',
  ],
  readCaption: 'Examples of Appendix J whose printed answer we have read',
  columns: { example: 'Example', printed: 'Printed', ours: 'Ours', result: 'Result' },
  same: 'The same',
  differs: 'Differs',
  apart: (percent: number) => `${percent.toFixed(2)} apart`,

  recalledTitle: 'Examples still to be read',
  recalled:
    'We know these from memory, and have not seen their text or their printed answer. Where ours differs, we may have the case wrong, the answer wrong, or our sum wrong. Until somebody has read the page of the rule, we claim nothing.',
  recalledCaption: 'Examples of Appendix J from memory',
  recalledPrinted: 'As we remember it',

  paymentsTitle: 'Payments and interest',
  payments:
    'These answers were worked out apart from our program, with exact fractions. No publisher stands behind them. Ours then go to whole cents: the payment is rounded up, interest is rounded each month, and the last payment is smaller. A total is the sum of its payments to the cent.',
  paymentsCaption: 'The level monthly payment, and what it becomes in whole cents',
  paymentsColumns: {
    loan: 'Loan',
    exact: 'Exact',
    ours: 'Ours, before rounding',
    result: 'Result',
    billed: 'Each month',
    last: 'Last payment',
    total: 'Total',
  },
  loan: (amount: string, percent: string, years: number) => `${amount} at ${percent} over ${years} years`,
  balancesCaption: 'What is owed after months without a payment',
  balancesColumns: { loan: 'Loan', exact: 'Exact', ours: 'Ours', result: 'Result' },
  putOff: (amount: string, percent: string, months: number) =>
    `${amount} at ${percent}, nothing paid for ${months} months`,
  capitalization: {
    at_repayment: 'Interest joins what is owed once, at the end',
    yearly: 'Interest joins what is owed each year',
    quarterly: 'Interest joins what is owed every three months',
    monthly: 'Interest joins what is owed each month',
    interest_free: 'No interest grows',
  } satisfies Record<Capitalization, string>,
  centsApart: (cents: number) => (cents === 1 ? '1 cent apart' : `${cents} cents apart`),
  balancesWhy:
    'A difference of a few cents is rounding: ours rounds to a cent each time interest joins what is owed, as a bill does.',

  howTitle: 'How an APR is worked out',
  how: 'The APR is the one yearly rate at which everything you pay is worth, on the day you get the money, exactly what you get. A unit period is the time between two payments: on this site, a month.',
  equation: {
    reads:
      'Each amount you get, A, and each amount you pay, P, is divided by what a dollar would grow to until its day. The two sums must be equal.',
    symbols: [
      { title: 'i', text: 'The rate for one unit period. The APR is i times the unit periods of a year.' },
      { title: 'q and t', text: 'Whole unit periods until the day. Over them interest grows on interest.' },
      { title: 'e and f', text: 'The part of a unit period left over. Over it interest is simple.' },
    ],
  },
  goesIn: [
    'You get the amount borrowed less the origination fee, all on one day.',
    'You pay the schedule as it would be billed: what you pay in school, the monthly payments, the smaller last one.',
    'A fee that everybody pays just for applying is not part of an APR. It is part of our totals.',
    'A variable rate is taken as if it stayed where it starts. What it costs at its limit stands beside it.',
    'While nothing is paid, interest grows on the amount but not on itself until it joins what you owe. That can put the APR below the rate.',
  ],

  handTitle: 'One to check by hand',
  hand: 'You borrow $1,000 and pay back $1,080 after 255 days. There is one payment, so the unit period is the 255 days.',
  handSteps: [
    { title: 'The rate for 255 days', text: '$80 ÷ $1,000 = 8%' },
    { title: 'Unit periods of a year', text: '365 ÷ 255 = 1.4314' },
    { title: 'The APR', text: '8% × 1.4314 = 11.45%' },
  ],

  limitsTitle: 'What this does not prove',
  limits: [
    'That a lender’s rates are still true: each loan says when its rates were seen.',
    'What rate you will get: nobody knows before the lender has looked at your application.',
    'Your bill to the cent: a lender may count days instead of months, or round another way.',
  ],

  sourcesTitle: 'Sources',
  checkedOn: (day: string) => `Examples compared on ${day}.`,
  sources: [
    {
      title: '12 CFR 1026.22: Determination of annual percentage rate',
      url: 'https://www.consumerfinance.gov/rules-policy/regulations/1026/22/',
      publisher: 'Consumer Financial Protection Bureau',
    },
    {
      title: '12 CFR 1026.4: Finance charge',
      url: 'https://www.consumerfinance.gov/rules-policy/regulations/1026/4/',
      publisher: 'Consumer Financial Protection Bureau',
    },
  ],
  ranking: 'How we rank loans',
  start: 'Compare loans',
} as const
