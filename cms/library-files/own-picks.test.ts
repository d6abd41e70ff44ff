import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { addDays } from '#domain/dates.ts'
import { compareOffers } from '#domain/loans/compare-offers.ts'
import { defaultWeights } from '#domain/loans/criteria.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { sampleLenders } from '#server/database/seed/sample-lenders.ts'
import type { SampleLender, SampleOffer } from '#server/database/seed/sample-offer.ts'

const today = '2026-11-21'

test('the picks are the first lenders of the published ranking for the case the page describes', async () => {
  const { available } = compareOffers(sampleLenders.flatMap(toOffers), {
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

function toOffers({ id: lenderId, name: lenderName, offers }: SampleLender): LoanOffer[] {
  return Object.entries(offers).map(([key, offer]) =>
    loanOffer(offer, { id: `${lenderId}-${key}`, lenderId, lenderName }),
  )
}

function loanOffer(
  { rateSeenDaysAgo, applyByDaysAhead, ...offer }: SampleOffer,
  names: Pick<LoanOffer, 'id' | 'lenderId' | 'lenderName'>,
): LoanOffer {
  return {
    ...offer,
    ...names,
    isSample: true,
    rateSeenOn: addDays(today, -rateSeenDaysAgo),
    applyBy: applyByDaysAhead === null ? null : addDays(today, applyByDaysAhead),
    applyUrl: null,
  }
}
