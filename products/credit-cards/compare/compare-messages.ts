import { comparisonWords } from '#app/ui/compare-table/messages.ts'
import type { Card } from '#domain/cards/card.ts'
import { mostComparedInWords } from '#kit/loan-offers/most-compared.ts'

/** Texts of the comparison of cards, on the page and in its file. */
export const messages = {
  ...comparisonWords('card'),
  crumb: 'Compare',
  title: (count: number) => (count === 1 ? '1 card to compare' : `${count} cards side by side`),
  emptyTitle: 'No cards to compare yet',
  description: `Up to ${mostComparedInWords} credit cards side by side: what three years bring or cost, rates, fees and rules.`,
  empty: `Check two to ${mostComparedInWords} cards in the list, then press Compare.`,
  pickCards: 'Choose cards to compare',
  tooMany: `At most ${mostComparedInWords} cards fit side by side: these are the first ${mostComparedInWords} in the link.`,
  samples: 'Cards marked “Sample” are invented to show how the site works: nobody can apply for them.',
  paidInFull: (spending: string) => `${spending} of spending a month, every bill paid in full`,
  carried: (spending: string, balance: string) => `${spending} of spending a month, ${balance} carried`,
  abroad: (dollars: string) => `${dollars} of it abroad`,
  best: (name: string, than: string, dollars: string) =>
    `Of these, ${name} comes out best over three years: ${dollars} ahead of ${than}.`,
  bestSame: 'Of these, the best come out about the same over three years.',

  about: ({ name, issuerName }: Card) => `: ${name} from ${issuerName}`,
  named: ({ name, issuerName }: Card) => `${name}, ${issuerName}`,
  detail: ({ issuerName, isSample }: Card) => `${issuerName}${isSample ? ' · Sample' : ''}`,

  keep: 'The link carries the cards, the spending and the coarse answers you chose. The file and the printout show this page’s figures. None of them includes your name or which rules you meet.',
  mailSubject: 'Credit cards to compare',
  mailBody: (cards: readonly string[], link: string) =>
    `${cards.map((card) => `- ${card}`).join('\n')}\n\nSide by side, with what each can bring or cost:\n${link}\n`,

  standing: {
    available: 'Listed for you',
    refused: 'Not open to you: a rule isn’t met',
    stale: 'Not ranked: terms older than 30 days',
    takes_no_transfers: 'Not counted: takes no balance transfers',
  },
  standingShort: {
    refused: 'Not open to you',
    stale: 'Terms too old',
    takes_no_transfers: 'No transfers',
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
    value: 'At the highest APR first: plan with it. A minus is what it costs you.',
    site: 'What an issuer pays us doesn’t affect its place in our list.',
  } as Partial<Record<string, string>>,
  rows: {
    threeYears: 'Three years, at the highest APR',
    threeYearsLowest: 'Three years, at the lowest APR',
    firstYear: 'First year',
    secondYear: 'Second year',
    owed: 'Still owed after three years',
    lowestApr: 'Lowest APR for purchases',
    highestApr: 'Highest APR for purchases',
    standing: 'In our list',
    refusedBy: 'Rules you do not meet',
    unsettled: 'Rules we can’t check',
    seen: 'Terms read',
    types: 'Kinds',
    paid: 'Does it pay us?',
  },
  seen: (day: string, ago: string) => `${day} (${ago})`,
  paid: (isPaid: boolean, isSample: boolean) => {
    if (!isPaid) return 'No'
    return isSample ? 'Yes (as a sample: nobody pays us for one)' : 'Yes'
  },
  file: { name: 'cards-side-by-side.csv', madeOn: 'Made on', link: 'Link' },
} as const
