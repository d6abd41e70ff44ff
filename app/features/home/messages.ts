import { creditChecks } from '#kit/loan-offers/credit-checks.ts'

/** Interface texts of the home page. */
export const homeText = {
  title: (siteName: string) => `${siteName}: see what college money really costs`,
  description:
    'Compare student loans by what you’d pay at their lowest and highest rates, not by who pays us. Free, no account needed.',
  hero: {
    title: 'See what college money really costs.',
    text: 'Compare student loans by what you’d pay, not by who pays us. Free, and no account needed.',
    school: 'Start with your school',
    submit: 'See my loans',
    rank: 'Rank is not for sale',
    noCheck: 'No credit check here',
    noCheckTip: `${creditChecks.here} ${creditChecks.soft} ${creditChecks.hard}`,
    nothingSent: 'Nothing goes to lenders',
  },
  cost: {
    title: (amount: string) => `${amount} over 10 years`,
    sample: 'Sample',
    fixed: 'Fixed rate',
    fixedTip: 'A fixed rate stays the same until the loan is paid off. A variable rate can rise or fall.',
    start: (years: number) => `, paid back after ${years} more years of school`,
    lowest: (percent: number) => `Lowest rate ${percent.toFixed(2)}%`,
    highest: (percent: number) => `Highest rate ${percent.toFixed(2)}%`,
    unit: 'a month',
    total: 'Total',
    whoTitle: 'Who gets the lowest rate?',
    who: (conditions: string) => `It takes ${conditions}. Your own rate can be anywhere in between.`,
    difference: (dollars: string) => `Same amount, same term: ${dollars} apart.`,
    from: (count: number, areSamples: boolean) =>
      count === 1
        ? `Both ends of the one ${areSamples ? 'invented sample offer' : 'offer'} that fits.`
        : `The lowest and the highest of ${count} ${areSamples ? 'invented sample offers' : 'offers'}.`,
    none: 'No offer fits this example right now.',
  },
  products: {
    title: 'What do you need?',
    text: 'Start anywhere. Each is free, and none needs an account.',
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
        title: 'Decide in peace',
        text: 'Nothing is sent to a lender. No calls, no countdown, no emails.',
      },
    ],
  },
  promises: {
    title: 'What we promise',
    text: 'Our own tests check that we keep each of these.',
    start: 'See my loans',
    list: [
      {
        title: 'Rank is not for sale',
        text: 'We rank loans by a published formula, and you can change what counts in it. What a lender pays us isn’t part of it.',
      },
      {
        title: 'No “as low as”',
        text: 'You see the highest rate next to the lowest, who gets the lowest, and when we saw the rates.',
      },
      {
        title: 'Your answers are yours',
        text: 'You need no account, and nothing you answer is sent to a lender.',
      },
    ],
  },
  questions: 'Questions people ask first',
} as const
