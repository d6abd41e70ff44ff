import { formatDollars } from '#domain/money.ts'
import type { goalTerms } from '#domain/refinance/choose-term.ts'
import type { RefinanceGoal } from '#domain/refinance/codes.ts'
import { settingsText } from '#kit/loan-offers/settings/settings-messages.ts'

/** Texts about the orders of the list of refinance offers. */
export const goalText = {
  title: 'How refinance offers are sorted',
  text: 'Refinance offers are sorted by your goal. Your goal also determines which repayment term we use to price each offer. We pick the term by its length, never by its price; otherwise a lender could move up by raising its price.',
  caption: 'What each goal does to the list',
  columns: { goal: 'Goal', term: 'Each offer is priced at', keys: 'What the goal compares, in order' },
  goal: (goal: RefinanceGoal) => settingsText.sorts[goal].name,
  terms: {
    shortest_not_sooner: 'Its shortest term that doesn’t end before your loans do; if all do, its longest.',
    longest_not_later: 'Its longest term that doesn’t end after your loans do; if all do, its shortest.',
    longest_sooner: 'Its longest term that ends before your loans do; if none does, its shortest.',
    nearest: 'The term that ends closest to when your loans do; if two are equally close, the shorter.',
  } satisfies Record<(typeof goalTerms)[RefinanceGoal], string>,
  exampleText: (loan: { balance: string; percent: number; years: number; payment: string; left: string }) =>
    `You owe ${loan.balance} at ${loan.percent}% and have ${loan.years} years left: ${loan.payment} a month, ${loan.left} in total. Two made-up banks offer to refinance your loan. Here is how each goal sorts the two offers, priced at their highest rates:`,
  exampleCaption: 'The same two offers under each goal, calculated by the code that sorts every list',
  exampleColumns: { goal: 'Goal', first: 'First', second: 'Second' },
  offer: (ranked: { lender: string; months: number; percent: number; payment: number; total: number }) =>
    `${ranked.lender}: ${ranked.months / 12} years at ${ranked.percent}%, ${formatDollars(ranked.payment)} a month, ${formatDollars(ranked.total)} in total`,
} as const
