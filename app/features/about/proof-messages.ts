import type { Capitalization } from '#domain/loans/loan-terms.ts'

/** Interface texts of the page that checks our numbers. */
export const proofText = {
  metaTitle: 'Our numbers, checked',
  description:
    'Worked examples from the federal APR rule, with the printed answer and ours side by side, and how we calculate what a loan costs.',
  name: 'Our numbers, checked',
  title: 'Our numbers, checked',
  lead: 'One program calculates every payment, total, and APR on this site. Here it runs on cases whose answers are known. Both answers are shown side by side, even where they differ.',
  onThisPage: 'On this page',
  aidIndex: 'How we check the Student Aid Index',

  sumSame: (same: number, of: number) =>
    same === of
      ? `Our answers to all ${of} federal examples on this page match, to the last digit printed.`
      : `Our answers to ${same} of ${of} federal examples on this page match, to the last digit printed.`,
  sumWhen:
    'Everything here was calculated when this page was generated, by the same code that fills the lists.',

  examplesTitle: 'The federal examples',
  examples: [
    'Appendix J of Regulation Z tells lenders how to calculate an APR, and gives worked examples. A lender may be off by an eighth of a point, or by a quarter where payments are irregular (12 CFR 1026.22). We call an answer a match only when both decimal places agree.',
    'We took the answers to these examples from a public test suite that cites the Appendix, not from the Appendix itself.',
  ],
  dotsTitle: 'Each printed APR, and ours inside it',
  dots: (section: string, printed: string, ours: string) => `${section}: printed ${printed}, ours ${ours}`,
  dotsKey: 'The ring is the printed APR; the dot in it is ours.',
  inNumbers: (count: number) => `The numbers for all ${count} examples`,
  cardsInNumbers: (count: number) => `All ${count} calculations, step by step`,
  examplesCaption: 'Examples from Appendix J, with the printed answer and ours',
  columns: { example: 'Example', printed: 'Printed', ours: 'Ours', result: 'Result' },
  same: 'The same',
  differs: 'Differs',
  apart: (percent: number) => `${percent.toFixed(2)} apart`,

  paymentsTitle: 'Payments and interest',
  payments:
    'These answers were calculated separately from our program, with exact fractions. They aren’t from a published source. Our own answers are rounded to whole cents: the payment is rounded up, interest is rounded each month, and the last payment is smaller. A total is the sum of its payments, to the cent.',
  paymentsCaption: 'The level monthly payment, exact and in whole cents',
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
  balancesCaption: 'What you owe after months without a payment',
  balancesColumns: { loan: 'Loan', exact: 'Exact', ours: 'Ours', result: 'Result' },
  putOff: (amount: string, percent: string, months: number) =>
    `${amount} at ${percent}, no payments for ${months} months`,
  capitalization: {
    at_repayment: 'Unpaid interest is capitalized once, at the end',
    yearly: 'Unpaid interest is capitalized each year',
    quarterly: 'Unpaid interest is capitalized every three months',
    monthly: 'Unpaid interest is capitalized each month',
    interest_free: 'No interest is charged',
  } satisfies Record<Capitalization, string>,
  centsApart: (cents: number) => (cents === 1 ? '1 cent apart' : `${cents} cents apart`),
  balancesWhy:
    'A difference of a few cents is rounding: our program rounds to the cent each time interest is added to the balance, as on a bill.',

  repaymentsTitle: 'Federal repayment plans',
  repayments:
    'The ICR payments are the examples in the yearly notice, taken from a public copy of it. We worked out the RAP payments by hand from the rule: at $60,000 of income you still pay 5%; at one dollar over $100,000, you pay 10% of your whole income.',
  repaymentsCaption: 'The first payment for one person without dependents in the 48 contiguous states',
  repaymentsColumns: { payment: 'Payment', known: 'Known answer', ours: 'Ours', result: 'Result' },
  inRap: (income: string) => `RAP, income of ${income}`,
  inIcr: (income: string, amount: string, percent: string) =>
    `ICR, income of ${income}, ${amount} at ${percent}`,

  cardsTitle: 'Credit cards',
  cards:
    'Every card calculation, by hand and by our program. The steps are written out, so a pocket calculator is enough, and an automated test works through them exactly as printed. All cards here are made up.',
  cardsCaption: 'What cards earn and cost, step by step',
  cardsColumns: { what: 'Calculation', steps: 'By hand', ours: 'Ours', result: 'Result' },
  otherReading: (months: number, interest: string) =>
    `One answer comes from another source: a public calculator that follows Appendix M1 of Regulation Z says that a $400 statement at 27.5%, paid at $25 a month, is paid off after ${months} months with ${interest} in interest.`,
  otherSame: 'Ours is the same.',
  otherDiffers: 'Ours differs.',
  cardRules: [
    {
      title: 'Rewards',
      text: 'Each month’s spending earns the best rates it can: the highest rate applies first, up to its cap, and no purchase counts twice. Caps on rotating categories run by calendar quarter; all others run from the month the account opens.',
    },
    {
      title: 'Carrying a balance',
      text: 'Interest is added to each day’s balance, as in most card agreements. If you don’t pay your statement in full, you lose the grace period: purchases are charged interest from the day they post. We count a statement as paid on the last day of the next cycle, as Appendix M1 does. Most people pay a few days sooner and owe a little less.',
    },
    {
      title: 'Never a gain',
      text: 'If you carry a balance, we add up only interest and fees. Rewards are shown next to that total, never in it: a reward for buying isn’t a gain while you pay interest on what you bought.',
    },
    {
      title: 'Paying it off',
      text: 'The month a balance is paid off comes from the same month-by-month math as its cost. The payoff time with minimum payments is calculated the way it is on your statement, under Appendix M1: you make no more purchases, a month is a twelfth of a year, and interest isn’t added daily. If your payments don’t cover the interest, they never end, and we say so.',
    },
    {
      title: 'What isn’t stated',
      text: 'Points without a stated value aren’t counted as money: the total then says “at least.” If a cost isn’t stated, there’s no total.',
    },
  ],

  howTitle: 'How an APR is calculated',
  how: 'The APR is the one yearly rate at which everything you pay, valued on the day you get the money, equals exactly what you get. A unit period is the time between two payments: on this site, a month.',
  equation: {
    reads:
      'Each amount you get, A, and each amount you pay, P, is divided by what a dollar would grow to by its date. The two sums must be equal.',
    symbols: [
      {
        title: 'i',
        text: 'The rate for one unit period. The APR is i times the number of unit periods in a year.',
      },
      {
        title: 'q and t',
        text: 'Whole unit periods until that date. Over these, interest compounds.',
      },
      { title: 'e and f', text: 'The part of a unit period left over. Over this part, interest is simple.' },
    ],
  },
  goesIn: [
    'You get the amount borrowed minus the origination fee, all on one day.',
    'You make payments as they would be billed: what you pay in school, the monthly payments, and the smaller last one.',
    'A fee that everyone pays just for applying isn’t part of an APR. It’s part of our totals.',
    'A variable rate is assumed to stay where it starts. The cost at its cap is shown next to it.',
    'While no payments are made, interest builds on the amount, but not on itself until it’s capitalized. That can put the APR below the rate.',
  ],

  handTitle: 'An example to check by hand',
  hand: 'You borrow $1,000 and pay back $1,080 after 255 days. There is one payment, so the unit period is the 255 days.',
  handSteps: [
    { title: 'The rate for 255 days', text: '$80 ÷ $1,000 = 8%' },
    { title: 'Unit periods in a year', text: '365 ÷ 255 = 1.4314' },
    { title: 'The APR', text: '8% × 1.4314 = 11.45%' },
  ],

  limitsTitle: 'What this doesn’t prove',
  limits: [
    'That a lender’s rates are still current: each loan shows when we last checked its rates.',
    'What rate you’ll get: no one knows until the lender has looked at your application.',
    'Your bill to the cent: a lender may count days instead of months, or round differently.',
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
  start: 'See my loans',
} as const
