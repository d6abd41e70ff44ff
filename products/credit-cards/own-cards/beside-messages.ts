import type { Beside, CardDifference, OwnCardValue } from '#domain/cards/beside-own.ts'
import type { CardSituation } from '#domain/cards/situation.ts'
import { formatDollars } from '#domain/money.ts'

/** Texts of what keeping a card costs or brings, beside the cards of the list. */
export const besideText = {
  title: 'The card you have',
  titles: 'The cards you have',
  mark: 'Yours',
  notRanked: 'Not ranked',
  change: 'Change it',
  addLink: 'Add the card you have',
  insteadOfSamples: 'Compare your own instead',
  asEntered: 'As you entered it on',
  why: { worth: 'How keeping it adds up', cost: 'How the cost of keeping it adds up' },
  terms: 'What you entered',
  score: 'What this leaves out: your credit score',
  unknown: 'Enter its APR to see what the balance costs',
  years: (first: number, second: number) =>
    first === second
      ? `Keeping it ${bringsOrCosts(first)} a year.`
      : `Keeping it ${bringsOrCosts(first)} in the first year and ${
          first < 0 === second < 0 ? formatDollars(Math.abs(second)) : bringsOrCosts(second)
        } in the second.`,
  interest: (balance: string, first: string) =>
    `Interest on the ${balance} you carry: ${first} in the first year.`,
  rankFor: 'Rank the list for this balance',
  graceCounted: 'We assume it charges no interest on purchases as long as you pay every statement in full.',
  part: 'Compared with the card you have',
  parts: 'Compared with the cards you have',
  columns: {
    card: 'Instead of',
    firstYear: 'First year',
    secondYear: 'Second year',
    threeYears: 'Three years',
  },
  how: 'How much more this card would earn you, or how much less it would cost you, than keeping yours. A minus sign means that keeping yours is better.',
  unknownCell: 'Not known',
} as const

const bringsOrCosts = (cents: number) =>
  cents < 0 ? `costs ${formatDollars(-cents)}` : `earns ${formatDollars(cents)}`

/** Amounts below a dollar are no difference that anybody should act on. */
const isSame = (cents: number) => Math.abs(cents) < 100

const dollars = (cents: number) => formatDollars(Math.abs(cents))
const moreOrLess = (cents: number) => (cents > 0 ? 'more' : 'less')

/**
 * Says in a line how a listed card compares with one that the visitor has; '' if nothing can be said.
 * @param situation that of the list
 */
export function describeBeside(
  beside: Beside,
  { kept, instead }: OwnCardValue,
  { situation, isOnly }: { situation: CardSituation; isOnly: boolean },
): string {
  const yours = isOnly ? 'your card' : `your ${kept.own.name}`
  const { carries } = instead ?? situation
  if (!beside.ok)
    return beside.reason === 'takes_no_transfers' && instead !== null
      ? `It doesn’t accept balance transfers: the balance would stay on ${yours}.`
      : ''
  const { difference } = beside
  if (carries === null) return describeWorth(difference, yours)
  return carries.isTransferred
    ? describeMove(difference, formatDollars(carries.cents))
    : describeCost(difference, yours)
}

function describeWorth({ firstYearCents: first, secondYearCents: second }: CardDifference, yours: string) {
  const later = isSame(second)
    ? `About the same a year as ${yours}`
    : `${dollars(second)} ${moreOrLess(second)} a year than ${yours}`
  if (isSame(first - second)) return `${later}.`
  const inFirst = isSame(first) ? 'about the same' : `${dollars(first)} ${moreOrLess(first)}`
  return `${later}; ${inFirst} in the first year.`
}

function describeMove({ threeYearsCents, transferFeeCents }: CardDifference, balance: string): string {
  const fee = transferFeeCents === 0 ? '' : `, counting its ${formatDollars(transferFeeCents)} transfer fee`
  if (isSame(threeYearsCents))
    return `Moving your ${balance} here costs about the same over three years${fee}.`
  const amount = dollars(threeYearsCents)
  return threeYearsCents > 0
    ? `Moving your ${balance} here saves ${amount} over three years at the highest APR${fee}.`
    : `Moving your ${balance} here costs ${amount} more over three years at the highest APR${fee}.`
}

function describeCost({ threeYearsCents }: CardDifference, yours: string): string {
  if (isSame(threeYearsCents)) return `Costs about the same as ${yours} over three years.`
  const amount = dollars(threeYearsCents)
  return `Costs ${amount} ${threeYearsCents > 0 ? 'less' : 'more'} than ${yours} over three years at the highest APR.`
}
