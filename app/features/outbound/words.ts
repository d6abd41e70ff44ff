import { formatDate } from '#domain/dates.ts'

/** What the page between this site and a lender says. */
export const words = {
  crumb: 'Leaving',
  studentLoans: 'Student loans',
  offers: 'Offers',
  title: {
    sample: (lender: string) => `${lender} is a sample`,
    real: (lender: string) => `On your way to ${lender}`,
  },
  pageTitle: (title: string, siteName: string) => `${title} | ${siteName}`,
  description: 'Which lender you chose, what we pass on to it, which is nothing, and what to look at first.',
  lead: {
    sample:
      'It is invented, so there is nowhere to go on to. With a real lender this page would lead to its site.',
    unknown: 'We do not have the address of its page for applications. Look the lender up by its name.',
    real: (host: string) => `The next page is the lender’s own, ${host}. It has its own rules on privacy.`,
  },
  chosen: 'You chose',
  product: (product: string, rateType: string) => `${product}, ${rateType}`,
  rateType: { fixed: 'fixed rate', variable: 'variable rate' },
  rates: (low: number, high: number) => `${low.toFixed(2)}% to ${high.toFixed(2)}%`,
  rateLabel: 'Its rates',
  seenLabel: 'Seen by us',
  seen: (isoDay: string) => formatDate(isoDay, 'Month D, YYYY'),
  paidLabel: 'Does it pay us?',
  paid: {
    sample: 'It is marked as if it did, to show how that looks. Nobody pays us for a sample.',
    yes: 'Yes. What it pays has no part in its place in our list.',
    no: 'No.',
  },
  sample: 'Sample',
  passedTitle: 'What we pass on: nothing',
  passed: [
    'Not your name, your answers or your school. The lender asks for what it needs itself.',
    'Not the page you come from: your browser is told to keep it to itself.',
    'No number that marks you. The address we lead to is the same for everybody.',
  ],
  kept: 'We note that this loan was chosen, and when; with it the school, if you named one. We do not note by whom.',
  firstTitle: 'Before you apply',
  first: [
    'Ask for the APR and the total on your own terms, and compare them with what you saw here.',
    'Find out whether asking for a rate is a hard credit check. Many lenders show a rate without one.',
    'Once a lender approves you, federal rules give you 30 days to say yes at those terms, and three business days to change your mind after that.',
  ],
  rule: 'The rule',
  ruleName: '12 CFR 1026.48',
  ruleUrl: 'https://www.ecfr.gov/current/title-12/section-1026.48',
  go: (lender: string) => `Go on to ${lender}`,
  back: 'Back to the list of loans',
  nothing: {
    title: 'You have not chosen a loan',
    lead: 'This page stands between our list and a lender. Choose a loan in the list, and it says where you go and what we pass on.',
    go: 'See the list of loans',
  },
} as const
