import type { KnownCard } from '#domain/cards/card.ts'
import { isYours } from '#domain/own-id.ts'
import { maxRateAgeDays } from '#domain/ranking/max-rate-age.ts'
import { compareWords } from '#kit/listing/compare/compare-words.ts'
import { maxComparedInWords } from '#kit/listing/compared.ts'

/** Texts of the comparison of cards, on the page and in its file. */
export const compareText = {
  ...compareWords('card'),
  emptyTitle: 'No cards to compare yet',
  description: `Up to ${maxComparedInWords} credit cards side by side: what each earns or costs you over three years, plus its rates, fees, and rules.`,
  samples: 'Cards marked “Sample” are made up to show how the site works: no one can apply for them.',
  paidInFull: (spending: string) => `${spending} of spending a month, every statement paid in full`,
  carried: (spending: string, balance: string) =>
    `${spending} of spending a month, carrying a ${balance} balance`,
  abroad: (dollars: string) => `with ${dollars} of it spent abroad`,
  best: (name: string, than: string, dollars: string) =>
    `Of these, ${name} comes out best over three years: ${dollars} ahead of ${than}.`,
  bestSame: 'Of these, the best come out about the same over three years.',

  about: ({ name, issuerName }: KnownCard) => `: ${name}${issuerName ? ` from ${issuerName}` : ''}`,
  named: ({ name, issuerName }: KnownCard) => [name, issuerName].filter(Boolean).join(', '),
  detail: ({ issuerName, isSample, id }: KnownCard) =>
    [issuerName, isSample ? 'Sample' : '', isYours({ id }) ? 'Yours' : ''].filter(Boolean).join(' · '),

  save: 'The link includes the cards, the spending, and the answers you chose. The file and the printout show this page’s figures. None of them includes your name or which rules you meet.',
  mailSubject: 'Credit cards to compare',
  mailIntro: 'Side by side, with what each can earn or cost:',

  standing: {
    available: 'Listed for you',
    yours: 'You have it',
    refused: 'You’re not eligible: you don’t meet a rule',
    stale: `Not ranked: terms older than ${maxRateAgeDays} days`,
    takes_no_transfers: 'Left out: doesn’t accept balance transfers',
    apr_unknown: 'No total: its APR isn’t known',
    limit_too_low: 'Left out: its highest limit is less than your balance and purchases',
  },
  standingShort: {
    refused: 'You’re not eligible',
    stale: 'Terms too old',
    takes_no_transfers: 'No transfers',
    apr_unknown: 'APR not known',
    limit_too_low: 'Limit too low',
  },
  sections: {
    value: 'Over three years',
    rates: 'Rates',
    fees: 'Fees',
    rewards: 'Rewards',
    fit: 'Can you get it?',
    site: 'On this site',
  },
  hints: {
    value: 'We show the highest APR first: plan for it. A minus sign means it costs you money.',
    site: 'What an issuer pays us doesn’t affect its place on our list.',
  },
  rows: {
    threeYears: 'Three-year total, at the highest APR',
    threeYearsLowest: 'Three-year total, at the lowest APR',
    firstYear: 'First year',
    secondYear: 'Second year',
    owed: 'Still owed after three years',
    lowestApr: 'Lowest purchase APR',
    highestApr: 'Highest purchase APR',
    seen: 'Terms last checked',
    types: 'Card type',
  },
  notAsked: 'Not asked',
  seen: (day: string, ago: string) => `${day} (${ago})`,
} as const
