import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { compareOffers } from '#domain/loans/compare-offers.ts'
import { defaultWeights } from '#domain/loans/criteria.ts'
import { sampleLenders } from '#server/database/seed/sample-lenders.ts'
import { sampleOffers } from '#server/database/seed/sample-offers.fixture.ts'

const today = '2026-11-21'

test('the picks are the first lenders of the published ranking for the case the page describes', async () => {
  const { available } = compareOffers(sampleOffers(today), {
    profile: {},
    borrowing: {
      amountCents: 1_000_000,
      inSchoolMonths: 48,
      termMonths: 120,
      repayment: 'deferred',
      withAutopay: false,
      withSameAssumptions: false,
    },
    weights: defaultWeights,
    sort: 'best_match',
    today,
  })
  const ranked = [...new Set(available.map(({ offer }) => offer.lenderId))]
  const { lenderIds } = await readPage('best-student-loans')
  expect(lenderIds).toEqual(ranked.slice(0, lenderIds.length))
})

test('the list of all lenders includes every sample', async () => {
  const { lenderIds } = await readPage('alp-ll')
  expect(lenderIds.toSorted()).toEqual(sampleLenders.map(({ id }) => id).sort())
})

async function readPage(id: string): Promise<{ lenderIds: string[] }> {
  return JSON.parse(await readFile(`cms/library/topPicksByCategory/${id}.json`, 'utf8'))
}
