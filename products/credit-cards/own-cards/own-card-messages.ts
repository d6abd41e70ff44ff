import { type MissingFact, maxFeeCents, maxOwnCards } from '#domain/cards/own-card.ts'
import { formatDollars } from '#domain/money.ts'
import type { SingleField } from './own-card-fields.ts'
import { ownCardRetention } from './retention.ts'

/** Texts of the page on which visitors enter the cards they have. */
export const ownCardText = {
  title: 'The card you have',
  editTitle: (name: string) => `Change ${name}`,
  description:
    'Enter the fee, APR, and rewards of a card you have. The list then shows what keeping it costs or earns you, next to the other cards.',
  lead: 'Enter its fee, APR, and rewards. The list then shows what keeping it costs or earns you, next to every other card.',
  kept: `Only you can see your cards. We store them for ${ownCardRetention.inWords} days after your last change, or in your account until you remove them. Clearing your answers removes them too.`,
  noNumber: 'We never need your card number. Don’t enter it here.',
  add: 'Add a card you have',
  yours: 'Cards you entered',
  none: 'None yet.',
  back: 'Back to your cards',
  save: 'Save card',
  full: `You have ${maxOwnCards} cards, the most this page can hold. Remove one to add another.`,
  toList: 'See what keeping it costs, next to other cards',
  toSurvey: 'Its APR next to what real cards charge',

  unknown: 'Leave blank anything you don’t know.',
  groups: { card: 'The card', rewards: 'Bonus categories', balance: 'If you don’t pay it in full' },
  rewardsHint:
    'Fill these out only if the card pays more on some spending. For points or miles, enter their cash value as a percentage of what you spend.',
  balanceHint: 'Leave blank if you pay every statement in full.',
  labels: {
    name: 'Name of the card',
    issuer: 'Issuer',
    fee: 'Annual fee',
    apr: 'Purchase APR',
    foreign: 'Foreign transaction fee',
    back: 'Cash back on everything',
    balance: 'Balance you carry today',
    pays: 'Monthly payment',
  } satisfies Record<SingleField, string>,
  hints: {
    issuer: 'Optional',
    fee: 'Enter 0 if there’s none',
    apr: 'A percentage; it’s on your statement. Leave blank if you don’t know.',
    foreign: 'A percentage. Enter 0 if there’s none.',
    back: 'A percentage. Enter 0 if there’s none.',
    pays: 'On top of what you pay for new purchases. Leave blank if you pay only the interest.',
  } as Partial<Record<SingleField, string>>,
  category: (place: number) => `Category ${place}`,
  rate: (place: number) => `Cash back in category ${place}`,
  rateHint: 'A percentage',
  noCategory: 'None',

  problems: {
    cardNumber: (label: string) =>
      `${label}: this looks like a card number, so we didn’t save it. We never need it. Leave it out.`,
    noName: 'Enter a name for the card',
    noFee: 'Enter the annual fee, or 0 if there’s none',
    largeFee: `Annual fee: enter ${formatDollars(maxFeeCents)} or less`,
    percent: (label: string) => `${label}: enter a percentage from 0 to 99, like 24.99`,
    long: (label: string, most: number) => `${label}: use ${most} characters or fewer`,
    noRate: (label: string) => `${label}: enter a percentage, like 3`,
    noCategory: (label: string) => `${label}: select what the rate is for`,
    twice: (label: string) => `${label}: you already entered a rate for this spending`,
    noBalance: 'Enter the balance you carry, or leave the monthly payment blank',
    paysNothing: 'Monthly payment: enter more than 0, or leave it blank if you pay only the interest',
  },

  apr: (percent: number) => `APR ${percent.toFixed(2)}%`,
  fee: (dollars: string) => `${dollars} a year`,
  noFee: 'No annual fee',
  carries: (balance: string, pays: string | undefined) =>
    `You carry ${balance} on it and pay ${pays === undefined ? 'only the interest' : `${pays} a month toward that balance`}.`,
  enteredOn: (day: string) => `You confirmed this card on ${day}.`,
  stale: (day: string) =>
    `You confirmed this card on ${day}. Its terms may have changed: select “Change” and save it again.`,
  missing: (facts: readonly MissingFact[]) => facts.map((fact) => missing[fact]),
  dashboard: { entered: 'Entered', open: 'Open my cards' },
  score:
    'Whether you keep a card also affects your credit score. Closing one leaves you with less available credit, so what you owe is a larger share of it. Over time, the card’s age may stop counting. We don’t put a dollar figure on that, and we don’t advise you to close a card.',
} as const

const missing: Record<MissingFact, string> = {
  apr: 'You didn’t enter an APR, so we don’t know what a balance costs.',
  rewards: 'You didn’t enter any cash back, so none is counted.',
  foreign_fee: 'You didn’t enter a foreign transaction fee, so we don’t know what spending abroad costs.',
}
