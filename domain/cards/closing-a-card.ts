import type { Source } from '#domain/award-years/source.ts'

/** That closing a card can lower a score: less credit is left, so what is owed is a larger share of it. */
export const closingACard = {
  source: {
    publisher: 'Consumer Financial Protection Bureau',
    title: 'Does it hurt my credit to close a credit card?',
    url: 'https://www.consumerfinance.gov/ask-cfpb/does-it-hurt-my-credit-to-close-a-credit-card-en-1231/',
    readIn: 'legalclarity.org, which cites the page; we could not access the page itself',
    checkedOn: '2026-11-28',
  },
} as const satisfies { source: Source }
