import { expect, test } from 'vitest'
import { compareOffers } from '#domain/loans/compare-offers.ts'
import { defaultWeights } from '#domain/loans/criteria.ts'
import { borrowing, offer as plain } from '#domain/loans/loan-offer.fixture.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { toColumn } from './column.server.ts'
import { describeVerdict } from './verdict-messages.ts'

const today = '2026-11-21'
const profile = { isAdult: true, hasCosigner: true, credit: '580_639' } as const

function verdict(own: Record<string, Partial<LoanOffer>>): string {
  const offers = Object.entries(own).map(([id, fields]) => ({ ...plain, id, lenderName: id, ...fields }))
  const comparedFor = { profile, borrowing, weights: defaultWeights, sort: 'best_match', today } as const
  const comparison = compareOffers(offers, comparedFor)
  const facts = { comparison, profile, borrowing, today, isPaid: false }
  return describeVerdict(offers.map((offer) => toColumn(offer, facts))).join(' ')
}

test('the cheapest loan is named with what it saves, and the one that releases the cosigner first', () => {
  expect(
    verdict({
      Ravenwick: { highestRatePercent: 13, cosignerReleaseAfterPayments: 24 },
      Tern: { highestRatePercent: 11, cosignerReleaseAfterPayments: 36 },
    }),
  ).toMatch(
    /^Of these, Tern costs the least at the high end: \$[\d,]+ less in total than Ravenwick\. Ravenwick can release your cosigner soonest, after 24 payments\.$/,
  )
})

test('a lower payment over more years and a rate that can rise are said', () => {
  const said = verdict({
    Short: { termsMonths: [60], rateType: 'variable', rateCapPercent: 24, highestRatePercent: 12 },
    Long: { termsMonths: [180], highestRatePercent: 12 },
  })
  expect(said).toMatch(/^Of these, Short costs the least/)
  expect(said).toMatch(/Long has a lower payment, \$\d+ a month at the high end, but for 15 years\./)
  const capped = verdict({
    Sure: { highestRatePercent: 12.5 },
    Loose: { rateType: 'variable', rateCapPercent: null, highestRatePercent: 12 },
  })
  expect(capped).toContain('If rates rise as far as they can, Sure would cost less.')
})

test('a loan that a rule refuses is never named', () => {
  const strict = { rules: { ...plain.rules, minimumScore: 800, cosigner: 'not_taken' as const } }
  expect(verdict({ Open: {}, Refused: { ...strict, highestRatePercent: 6 } })).toBe(
    'Of these, only Open is on your list.',
  )
  expect(verdict({ One: strict, Two: strict })).toBe('None of these loans is on your list.')
  expect(verdict({ Alone: {} })).toBe('')
})

test('loans of one lender are told apart', () => {
  const said = verdict({
    fixed: { lenderName: 'Tern', product: 'Loan', highestRatePercent: 11 },
    variable: { lenderName: 'Tern', product: 'Loan', rateType: 'variable', rateCapPercent: 20 },
  })
  expect(said).toContain('Tern Loan (fixed) costs the least')
  expect(said).toContain('than Tern Loan (variable).')
})

test('equal loans are said to cost the same', () => {
  expect(verdict({ a: {}, b: {} })).toMatch(/^The ones on your list all cost the same at the high end\./)
})
