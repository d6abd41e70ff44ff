import type { CardCriterionCode } from '#domain/cards/card-criteria.ts'

/** Texts about how cards are ranked. */
export const cardMessages = {
  title: 'How we rank credit cards',
  text: [
    'The list of cards is in the order of one sum: what three years bring or cost at the highest APR, with the spending you typed. If you pay in full, it’s rewards, credits and the bonus less all fees. If you carry a balance, it’s interest and fees alone, because a reward is no gain to somebody who pays interest on what it was earned with. Each card’s receipt shows every line.',
    'Choose “Best match” and the same kind of formula as for loans puts them in order, with these criteria and weights. Only one of the first two applies to you. “Amount” is three years of spending, or the balance you carry.',
  ],
  caption: 'What counts for a card, and how much, unless you change it',
  sorts: [
    'A card whose cost isn’t fully stated comes behind those with a sum.',
    'Cards with the same sum are ordered by the sum at the lowest APR.',
    'Terms read more than 30 days ago are listed below, without a place.',
    'What an issuer pays us is no input of the formula, and a card whose issuer pays nothing is listed like the others.',
  ],
  start: 'Compare cards',
  looksAt: {
    worth: 'Of who pays in full: what three years bring, at the highest APR.',
    cost: 'Of who carries a balance: interest and fees of three years, at the highest APR.',
    highest_apr: 'The highest APR for purchases.',
    open_rules: 'Rules we can’t check, and a credit history that isn’t stated.',
    fees: 'One late and one returned payment.',
    deposit: 'The smallest deposit.',
    grace: 'Of who pays in full: days from a statement until interest.',
    bureaus: 'How many of the three credit bureaus it reports to.',
  } satisfies Record<CardCriterionCode, string>,
} as const
