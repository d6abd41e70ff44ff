import { cardLaw } from '#domain/cards/card-law.ts'
import type { CardUnknown, CardValue, ValueLineCode } from '#domain/cards/card-value.ts'
import type { BalanceRefusal } from '#domain/cards/price-card.ts'
import { formatDate } from '#domain/dates.ts'
import { maxRateAgeDays } from '#domain/ranking/max-rate-age.ts'
import { listWords } from '#kit/listing/list/list-words.ts'

const count = (number: number) => number.toLocaleString('en-US')

function formatMonths(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12]
  return [counted(years, 'year'), counted(rest, 'month')].filter(Boolean).join(' and ')
}

function counted(number: number, unit: string): string {
  return number === 0 ? '' : `${number} ${unit}${number === 1 ? '' : 's'}`
}

/** Texts of the list of cards. */
export const listText = {
  ...listWords({
    item: 'card',
    provider: 'issuer',
    areSamples: (these) => `${these} and their cards are made-up samples`,
  }),
  line: 'Credit cards',
  name: 'Compare cards',
  description:
    'Every card in our catalog, ordered by what it earns or costs you over three years with your own spending, at both ends of the APR range.',
  title: (number: number) =>
    number === 1 ? '1 credit card to compare' : `${count(number)} credit cards to compare`,
  titleNone: 'No cards match these filters',
  titleNoCards: 'No cards to compare right now',
  noCards: 'We don’t list any credit cards right now.',
  noCardsOfKind: 'We don’t list any cards of this kind right now.',
  allKinds: 'Compare all cards',
  titleMinor: 'You can’t apply for a card before 18',
  titleRefused: 'Your answers rule out every card here',
  lead: 'Nothing you choose here is sent to an issuer.',
  samples: 'These cards and issuers are made-up samples. No one can apply for them.',
  toCards: 'Skip to the cards',
  aboutKind: 'How to choose one',

  disclosureLink: 'How we rank',
  sample: 'Sample',
  of: (card: { name: string; issuer: string }) => `: ${card.name} from ${card.issuer}`,
  rank: (position: number) => `#${position}`,

  worth: 'Value over three years',
  costs: 'Cost over three years',
  worthNotKnown: 'Not stated',
  stillOwed: (dollars: string) => `${dollars} still owed`,
  paidOff: 'Paid off by then',
  worthUnit: 'over three years',
  feesUnit: 'in fees over three years',
  costUnit: 'interest and fees',
  costUnitHighest: 'at the highest APR',
  amountHeading: 'Three years',
  details: 'Details',
  /** @param fee such as "$25"; undefined if there is none */
  keyFacts: (apr: string, fee: string | undefined) =>
    `APR ${apr}, ${fee === undefined ? 'no annual fee' : `annual fee ${fee}`}.`,
  feeThen: (first: string, then: string) => `${first}, then ${then}`,
  pointsBeside: (points: number) => `plus ${count(points)} points`,
  unknowns: {
    point_value: 'The issuer doesn’t state what a point is worth, so points are left out of the total.',
    transfer_fee: 'The issuer doesn’t state its balance transfer fee, so there’s no total.',
    foreign_fee: 'The foreign transaction fee isn’t known, so there’s no total for spending abroad.',
    grace: 'The issuer doesn’t state a grace period, so we don’t know how much interest you’d pay.',
  } satisfies Record<CardUnknown, string>,

  limited: (limit: string, total: string) =>
    `The largest deposit it accepts is ${limit}, which usually sets the credit limit, so we count only ${limit} of your ${total} a month.`,
  limitedShort: (limit: string, total: string) => `We count only ${limit} of your ${total} a month.`,
  depositShort: (deposit: string) => `Deposit from ${deposit}.`,
  depositFor: (deposit: string) =>
    `To spend this much, plan on a deposit of at least ${deposit}: it usually sets your credit limit.`,
  missedPayment: (lateFee: string | undefined) =>
    lateFee === undefined
      ? 'If you miss a payment, there’s no late fee.'
      : `If you miss a payment, the late fee is up to ${lateFee}.`,
  minimumOnly: (balance: string, months: number, interest: string) =>
    `If you pay only the minimum and make no more purchases, paying off the ${balance} takes ${formatMonths(months)} and costs ${interest} in interest at the highest APR. Each statement has to show this, too.`,
  minimumNever: (balance: string) =>
    `The minimum payment would never pay off the ${balance} at the highest APR, even if you bought nothing more.`,
  noPenaltyApr: 'The issuer states no penalty APR.',
  penaltyApr: (percent: number) =>
    `Its penalty APR of ${percent.toFixed(2)}% can apply to new purchases, and to what you already owe once you’re more than ${cardLaw.penaltyRate.afterDays} days late.`,
  apr: 'Purchase APR',
  aprRange: (low: number, high: number) =>
    low === high ? `${low.toFixed(2)}%` : `${low.toFixed(2)}% to ${high.toFixed(2)}%`,
  fee: 'Annual fee',
  noFee: 'None',
  firstYearFee: (first: string, then: string) => `${first} in the first year, then ${then}`,
  foreign: 'Foreign transaction fee',
  percentOf: (percent: number) => (percent === 0 ? 'No fee' : `${percent}%`),
  deposit: 'Security deposit',
  depositRange: (least: string, most: string | undefined) => (most ? `${least} to ${most}` : `from ${least}`),
  credit: 'Credit needed',
  notStated: 'Not stated',

  seen: 'Terms as of',
  seenLong: 'Terms last checked',
  day: (isoDay: string) => formatDate(isoDay, 'Month D, YYYY'),
  daysAgo: (days: number) => (days === 0 ? 'today' : days === 1 ? '1 day ago' : `${days} days ago`),
  review: 'Our review',
  choose: 'Go to issuer',

  why: (kind: CardValue['kind'], dollars: string) =>
    kind === 'worth' ? `How ${dollars} adds up` : `How the cost of ${dollars} adds up`,
  whyScore: (position: number) => `Why is this #${position}?`,
  whyUnknown: 'What we know about its cost',
  receipt: {
    line: 'Factor',
    firstYear: 'First year',
    secondYear: 'Second year',
    threeYears: 'Three years',
    sum: 'Total',
    lines: {
      rewards: 'Rewards',
      credits: 'Statement credits',
      bonus: 'Sign-up bonus',
      annual_fee: 'Annual fee',
      foreign_fee: 'Foreign transaction fees',
      transfer_fee: 'Balance transfer fee',
      balance_interest: 'Interest on the balance',
      purchase_interest: 'Interest on new purchases',
    } satisfies Record<ValueLineCode, string>,
    ends: (low: string, high: string) => `${low} to ${high}`,
    notStated: 'not stated',
    earnedTitle: 'Rewards earned',
    how: 'Calculated month by month from your spending. We add what you earn and subtract what you pay; the lines add up to the total.',
    bothEnds: 'Where there are two figures, they’re for the lowest and the highest APR.',
    noGrace:
      'While you carry a balance, new purchases have no grace period, so they accrue interest from the day you make them.',
    notPaid: 'What issuers pay us isn’t a factor.',
    formula: 'How we rank',
  },
  terms: 'Rates, fees, and terms',
  bonus: 'Sign-up bonus',
  termNames: {
    rewards: 'Rewards',
    credits: 'Statement credits',
    bonus: 'Sign-up bonus',
    apr: 'Purchase APR',
    promotions: 'Intro APR',
    grace: 'Grace period',
    minimum: 'Minimum payment',
    transferApr: 'Balance transfer APR',
    transferFee: 'Balance transfer fee',
    cashAdvance: 'Cash advances',
    penaltyApr: 'Penalty APR',
    annualFee: 'Annual fee',
    foreignFee: 'Foreign transaction fee',
    lateFee: 'Late payment fee',
    returnedFee: 'Returned payment fee',
    deposit: 'Security deposit',
    credit: 'Credit needed',
    cosigner: 'Accepts a cosigner',
    itin: 'Accepts an ITIN',
    bureaus: 'Reports to',
  },

  notAllCards: 'There are other cards that aren’t listed here.',
  survey: 'What real cards charge',
  noneText: 'Remove a filter, or look at every card.',
  noneAtAll: 'No card here fits what you told us. See why below, card by card.',
  clear: 'Clear the filters',
  refusedIntro:
    'You don’t meet a rule the issuer states. Each card shows the smallest change that would help.',
  stale: (number: number) => `Terms too old to rank (${number})`,
  staleIntro: `Terms last checked more than ${maxRateAgeDays} days ago may not match what’s offered today.`,
  staleSeen: (day: string, days: number) => `Checked ${day}, ${days} days ago.`,
  withoutRoom: (number: number) => `Won’t work for your balance (${number})`,
  balanceRefusals: {
    takes_no_transfers: 'doesn’t accept balance transfers.',
    apr_unknown: 'its APR isn’t known.',
    limit_too_low:
      'the largest deposit it accepts, which usually sets the limit, is less than your balance and a month’s purchases.',
  } satisfies Record<BalanceRefusal, string>,
} as const
