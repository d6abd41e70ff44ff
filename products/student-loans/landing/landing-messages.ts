import { cosignerFacts } from '#kit/loan-offers/cosigner-facts.ts'
import { creditChecks } from '#kit/loan-offers/credit-checks.ts'

/** Texts of the student loans landing page. */
export const landingText = {
  line: 'Student loans',
  title: 'Private student loans, by what they really cost',
  metaTitle: 'Compare private student loans',
  description:
    'See each loan’s monthly payment and total at its lowest and its highest rate. Free, no account, no credit check.',
  lead: 'Ads show the lowest rate. You may not get it. We show the payment and the total at both ends, so you know the worst case before you sign.',
  schoolLabel: 'Your school',
  schoolHint: 'Its name, nickname, or city.',
  amountLabel: 'What you still need',
  amountHint: 'In dollars, for one school year, after grants, savings, and loans you already have.',
  start: 'See my loans',
  free: 'Answer short questions, one at a time, to see the loans. Free: no account, no name, no credit check.',

  exampleTitle: 'One loan, at its lowest and highest rates',
  exampleText: (loan: { amount: string; years: number; lowest: string; highest: string }) =>
    `${loan.amount} over ${loan.years} years, advertised “from ${loan.lowest}.” The same loan goes up to ${loan.highest}.`,
  exampleDifference: (difference: string) => `The difference is ${difference}.`,
  examplePromise: 'Every loan here shows both rates.',
  exampleMade: 'The rates are made up for this example. The totals are calculated from them.',
  lowest: (percent: number, monthly: string) => `${percent}%: ${monthly} a month`,
  highest: (percent: number, monthly: string) => `${percent}%: ${monthly} a month`,
  chartTitle: 'What the same loan costs in total at its lowest and at its highest rate',
  asTable: 'Show as a table',
  rate: 'Rate',
  aMonth: 'A month',
  total: 'Total',

  whatTitle: 'What is a private student loan?',
  what: [
    {
      title: 'A bank’s money, at a bank’s price',
      text: 'A bank, credit union, or online lender sets the rate based on your credit, or your cosigner’s. Two students can pay very different prices for the same loan.',
    },
    {
      title: 'Usually with a cosigner',
      text: 'Most undergraduates have little credit history, so a parent or another adult signs too. That person owes the whole loan from the first day.',
    },
    {
      title: 'With fewer ways out',
      text: 'Payments are rarely based on your income, and the debt is rarely forgiven. If the contract doesn’t offer it, you can’t count on it.',
    },
  ],

  federalTitle: 'Borrow federal first',
  federal: (year: string) =>
    `A student’s own Direct Subsidized and Unsubsidized Loans have one fixed rate regardless of credit, no credit check, and payments that can be based on income. The table shows the most an undergraduate may borrow in ${year}. Use that up before you look at a private loan.`,
  plus: 'A parent’s PLUS loan is different: the government checks the parent’s credit for serious problems, and payments on a new one can’t be based on income. A parent who is denied can appeal or find an endorser.',
  federalCaption: (year: string) => `Direct Loans for undergraduates, yearly maximum, ${year}`,
  yearOfStudy: 'Year of study',
  dependent: 'Dependent',
  independent: 'Independent',
  first: 'First',
  second: 'Second',
  later: 'Third and later',
  independentMeans:
    'Independent means, for example, 24 or older, married, a parent yourself, or in the military. The FAFSA decides.',
  fafsa: 'Start the FAFSA at studentaid.gov',
  more: 'PLUS loans, independent students, and short programs',
  shortPrograms:
    'A one-year program stays at the first-year limit, and a two-year program at the second-year limit. A school may set lower limits for a program.',
  source: 'Source:',
  sourceOf: (publisher: string, day: string) => `${publisher}. Checked ${day}.`,

  howTime: 'It’s free, and every question explains why we ask.',
  how: [
    {
      title: 'Answer short questions',
      text: 'School, degree, amount, credit, cosigner. No name, and “I don’t know” is a fine answer.',
    },
    {
      title: 'See the cost at both rates',
      text: 'Each loan shows its payment and its total at the lowest and at the highest rate, and whether you meet its lender’s rules.',
    },
    {
      title: 'Decide at your own pace',
      text: 'Print the list, share the link, change an answer. Nothing is sent to a lender.',
    },
  ],

  promises: [
    {
      title: 'Rank is not for sale',
      text: 'The list follows a published formula that can’t see what a lender pays. You can change its weights.',
    },
    { title: 'No “as low as” rates', text: 'You never see a lowest rate without the highest next to it.' },
    { title: 'Every number has a date', text: 'Each loan shows when we saw its rates.' },
  ],

  faq: [
    {
      title: 'Does comparing loans here affect my credit score?',
      text: `No. We don’t ask for your name. ${creditChecks.here} ${creditChecks.soft} ${creditChecks.hard}`,
    },
    {
      title: 'Fixed or variable rate?',
      text: 'A fixed rate never changes. A variable rate starts at what you see and follows the market, up or down. Choose fixed if a higher payment later would hurt.',
    },
    {
      title: 'Should I make payments while in school?',
      text: 'If you can, yes. Interest accrues from the first day. Paying even $25 a month lowers the total, and the list shows by how much.',
    },
    {
      title: 'What does a cosigner risk?',
      text: `Everything you do. ${cosignerFacts.owes} ${cosignerFacts.missed} A late payment can hurt both scores. Ask the lender whether and when it offers cosigner release.`,
    },
    {
      title: 'How much should I borrow?',
      text: 'Only what grants, savings, work, and federal loans don’t cover, one year at a time. You can borrow again next year, but you can’t get back interest you’ve paid.',
    },
  ],
} as const
