import type { AgeGroup } from '#domain/cards/applicant.ts'
import { formatDollars } from '#domain/money.ts'
import type { Payment } from '#products/credit-cards/card-words.ts'

interface Named {
  name: string
  issuer: string
}

const formatMonths = (months: number) => (months === 1 ? '1 month' : `${months} months`)

/** Sentences above the list of cards, in the order in which they are said. */
export const answerText = {
  title: 'The short answer',
  fields: {
    month: 'Monthly spending',
    pay: 'How you pay the bill',
    carry: 'Balance you carry',
    pays: 'Monthly payment',
    age: 'Your age',
    payments: { full: 'In full', carry: 'I carry a balance' } satisfies Record<Payment, string>,
    interestOnly: 'Interest',
    noAge: 'Not given',
    ages: {
      under_18: 'Under 18',
      from_18: '18 to 20',
      from_21: '21 or older',
    } satisfies Record<AgeGroup, string>,
    update: 'Update',
    assumed: (total: string) =>
      `We assume ${total} a month, an example that fits a first card’s limit. Enter your own amount.`,
  },

  worth: (name: string) => `Worth the most to you: ${name}`,
  worthTie: (first: string, second: string) => `Worth the most: ${first} and ${second}`,
  unit: 'over three years',
  unitEach: 'each over three years',
  unitAtHighest: (lowest: string) => `over three years at the highest APR; ${lowest} at the lowest`,
  nothing: ({ name, issuer }: Named, cents: number) =>
    cents === 0
      ? `With this spending, no card here earns you anything, but ${name} from ${issuer} costs you nothing.`
      : `With this spending, every card here costs more than it earns; ${name} from ${issuer} costs the least, ${formatDollars(-cents)} over three years.`,
  bonus: (cents: number, spendCents: number, months: number) =>
    `${formatDollars(cents)} of that is the sign-up bonus, which requires ${formatDollars(spendCents)} of spending in ${months} months.`,
  later: (cents: number) => `From the second year on, it earns ${formatDollars(cents)} a year.`,
  why: 'How it adds up',
  interest: 'Carrying one balance can cost more than a year of rewards.',

  cost: (name: string) => `Costs you the least: ${name}`,
  owing: (carried: string) => `While you owe ${carried}, the rate matters and rewards don’t.`,
  costLines: 'What makes up the cost, and what can raise it',
  onBalance: (carried: string) => `Interest on the ${carried} you carry`,
  onPurchases: (total: string) =>
    `Interest on ${total} a month of new purchases, which have no grace period while you carry a balance`,
  never: (carried: string, payment: string) =>
    `If you pay only the interest, you’ll still owe ${carried} after three years. Paying ${payment} a month on it would pay it off by then, even at the highest APR.`,
  ends: (payment: string, { from, to }: { from: number; to: number }) =>
    `Paying ${payment} a month on it, you’d pay it off in ${from === to ? formatMonths(to) : `${formatMonths(from)} at the lowest APR, ${formatMonths(to)} at the highest`}.`,
  endsOnlyAtLowest: (payment: string, { month, owed }: { month: number; owed: string }) =>
    `Paying ${payment} a month on it, you’d pay it off in ${formatMonths(month)} at the lowest APR. At the highest, you’d still owe ${owed} after three years.`,
  stillOwed: (payment: string, owed: string) =>
    `Paying ${payment} a month on it, you’d still owe ${owed} after three years.`,
  grows: (payment: string) =>
    `${payment} a month doesn’t cover the interest at the highest APR: your balance would grow.`,

  cannotTell: 'Whether you qualify depends on what you haven’t told us and on the issuer.',
  minor:
    'Under 18, you can’t apply for any of these. A parent can add you to their card as an authorized user: you can use it, and they’re responsible for the bill.',
  chart: {
    worth: (count: number) => `What the first ${count} cards on this list earn over three years`,
    cost: (count: number) => `What the first ${count} cards on this list cost over three years`,
    compared: 'What each card earns or costs over three years',
    rewards: 'Rewards',
    credits: 'Credits',
    bonus: 'Sign-up bonus',
    fees: 'Fees',
    low: 'At the lowest APR',
    high: 'At the highest APR',
    card: 'Card',
    total: 'Three years',
    asTable: 'As a table',
  },
  minorLink: 'How a first card works before 21',
  firstCardLink: 'No history yet: which first card to choose, and what to do in months 1, 6, and 12',
  young:
    'From 18 to 20, the issuer must look at your own income; a parent’s doesn’t count. Each card shows whether the issuer accepts a cosigner.',
} as const
