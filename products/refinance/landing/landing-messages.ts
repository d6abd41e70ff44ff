/** Texts of the refinancing landing page. */
export const landingText = {
  line: 'Refinance',
  title: 'Refinance student loans, and know what you give up',
  metaTitle: 'Refinance student loans',
  description:
    'See what a new loan would save on the payments you have left, and which federal protections it would end. Free, no account, no credit check.',
  lead: 'A new private loan pays off old ones. It may cost less. If an old loan is federal, refinancing also ends its protections for good.',

  goalLabel: 'What matters most to you?',
  choose: 'Choose',
  start: 'See my savings',
  free: 'Short questions, one at a time. Free: no account, no name, no credit check.',

  exampleTitle: 'A lower payment doesn’t mean you save',
  exampleText: (loan: { balance: string; percent: number; years: number }) =>
    `Today: ${loan.balance} at ${loan.percent}%, with ${loan.years} years left.`,
  today: 'Keep it',
  offer: (percent: number, years: number) => `New loan: ${percent}%, ${years} years`,
  leftToPay: 'left to pay',
  monthly: (payment: string) => `${payment} a month`,
  exampleResult: (costsMore: string) =>
    `The longer loan has the lower payment and costs ${costsMore} more. We count only what you save in total.`,
  exampleMade: 'The loans are made up for this example. The payments are calculated from them.',

  howTime:
    'It’s free. Listing your loans takes the longest, but a file from studentaid.gov can do most of it.',
  how: [
    {
      title: 'List the loans you have',
      text: 'The loan type, the balance, the rate, and the months left. You enter them once, for offers and for federal plans.',
    },
    {
      title: 'See what you’d give up',
      text: 'For each federal loan: the protections that refinancing ends, and what they could be worth to you.',
    },
    {
      title: 'Compare what you’d save',
      text: 'Each offer at its lowest and highest rates, compared with the payments you have left today.',
    },
  ],

  federalTitle: 'Federal loans first: look at your plans',
  federal: [
    'Federal loans have income-driven payments, deferment and forbearance for hardship, and forgiveness. The law guarantees none of these on a private loan.',
    'If the payment is too high, another federal plan may fix that for free. See what each plan would cost you, month by month, before you look at a private offer.',
  ],
  plans: 'Compare federal repayment plans',
  article: 'Should I refinance my federal loans?',
  longer: 'A lower payment can cost more',
  guide: 'The complete guide to refinancing',

  promises: [
    {
      title: 'Rank is not for sale',
      text: 'The order follows a published formula that can’t see what a lender pays.',
    },
    {
      title: 'Longer isn’t cheaper',
      text: 'Spreading a debt over more years is never shown as savings.',
    },
    {
      title: 'Loan by loan',
      text: 'We tell you which loans to leave alone, and why. You don’t have to refinance all of them.',
    },
  ],

  faq: [
    {
      title: 'Can I turn a refinanced loan back into a federal one?',
      text: 'No. Once a private lender has paid off a federal loan, the federal loan is gone, with all its protections.',
    },
    {
      title: 'Is refinancing the same as consolidation?',
      text: 'No. A Direct Consolidation Loan combines federal loans into one federal loan, at their weighted average rate, rounded up. Refinancing means taking out a new private loan at a new rate.',
    },
    {
      title: 'Do I have to refinance everything?',
      text: 'No. You can refinance a private loan with a high rate and keep your federal loans as they are.',
    },
    {
      title: 'Does comparing loans here affect my credit score?',
      text: 'No. We don’t check your credit or ask for a Social Security number.',
    },
  ],
} as const
