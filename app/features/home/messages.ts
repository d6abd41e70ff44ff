import { creditChecks } from '#kit/loan-offers/credit-checks.ts'

/** Interface texts of the home page. */
export const homeText = {
  title: (siteName: string) => `${siteName}: see what college money really costs`,
  description:
    'Compare student loans by what you’d pay at their lowest and highest rates, not by who pays us. Free, no account needed.',
  hero: {
    title: 'See what college money really costs.',
    text: 'One picture of your year: who pays, what you still need, and the worst case for every loan.',
    school: 'Start with your school',
    submit: 'See my loans',
    free: 'Free, no account.',
    noCheck: 'No credit check here',
    noCheckTip: `${creditChecks.here} ${creditChecks.soft} ${creditChecks.hard}`,
    nothingSent: 'Nothing goes to lenders.',
  },
  year: {
    title: 'Example',
    about: 'One year of college, step by step',
    label: (year: YearInWords) =>
      `Example: a year of college costs ${year.price}. Grants cover ${year.grants}, scholarships ${year.scholarships}, and federal loans ${year.federal}. ${year.left} is still needed.`,
    price: 'Cost for the year',
    grants: 'Grants',
    scholarships: 'Scholarships',
    federal: 'Federal loans',
    left: 'Still needed',
    less: (amount: string) => `\u2212${amount}`,
    table: 'The same figures as a table',
    part: 'Part',
    amount: 'Amount',
    made: (federal: string) =>
      `The year is made up for this example. ${federal} is the most a dependent student may borrow in federal loans in the second year.`,
  },
  cost: {
    title: (amount: string) => `Borrow the last ${amount}, and you pay back`,
    range: (lowest: string, highest: string) => `${lowest} to ${highest}`,
    sample: 'Sample',
    fixed: 'Fixed rate',
    fixedTip: 'A fixed rate stays the same until the loan is paid off. A variable rate can rise or fall.',
    rates: (lowest: number, highest: number) => `from ${lowest.toFixed(2)}% to ${highest.toFixed(2)}%`,
    term: (years: number, schoolYears: number) =>
      `, ${years} years of payments after ${schoolYears} more years of school.`,
    who: (conditions: string) => `The lowest rate requires ${conditions}.`,
    from: (count: number, areSamples: boolean) =>
      count === 1
        ? `Both ends of the range for the one ${areSamples ? 'made-up sample offer' : 'offer'} that fits.`
        : `The lowest and the highest of ${count} ${areSamples ? 'made-up sample offers' : 'offers'}.`,
  },
  products: {
    title: 'What do you need?',
  },
  steps: {
    title: 'How it works',
    text: 'Short questions, one at a time. We store your answers without your name, and one button clears them.',
    time: 'It’s free and takes a few minutes. Allow 30 if you have to look things up.',
    list: [
      {
        title: 'Tell us what you need',
        text: 'Your school, the amount, your degree, and who could cosign. A guess is fine, and so is “I don’t know.”',
      },
      {
        title: 'See both ends',
        text: 'Each loan shows its monthly payment and total at its lowest and highest rates, and whether you meet its requirements.',
      },
      {
        title: 'Decide without pressure',
        text: 'Nothing is sent to a lender. No calls, no countdowns, no emails.',
      },
    ],
  },
  promises: {
    title: 'What we promise',
    list: ['Rank is not for sale', 'No “as low as” rates', 'Your answers are yours'],
    more: 'How we keep these promises',
  },
  questions: 'Questions people ask first',
} as const

interface YearInWords {
  price: string
  grants: string
  scholarships: string
  federal: string
  left: string
}
