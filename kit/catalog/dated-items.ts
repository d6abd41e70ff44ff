import { addDays } from '#domain/dates.ts'
import { type ListedLine, productLines } from '#domain/product-line.ts'
import { maxRateAgeDays } from '#domain/ranking/max-rate-age.ts'
import { readItems } from '#server/database/catalog-items.ts'
import type { Database } from '#server/database/database.ts'
import { creditCards, loanOffers } from '#server/database/item-kinds.ts'

/** An item whose rates or terms become too old. */
export interface DatedItem {
  line: Exclude<ListedLine, 'SCHOLARSHIP'>
  /** Who offers it. */
  seller: string
  isSample: boolean
  /** The first day, `YYYY-MM-DD`, on which loans are no longer ranked, and cards no longer listed. */
  tooOldOn: string
}

/** Reads the loans and cards that are listed, ordered by id. */
export async function readDatedItems(read: Database['read'], today: string): Promise<DatedItem[]> {
  const loans = await readItems(read, loanOffers, { today })
  const cards = await readItems(read, creditCards, { today })
  const tooOldOn = (seenOn: string) => addDays(seenOn, maxRateAgeDays + 1)
  return [
    ...loans.map(
      ({ item }): DatedItem => ({
        line: loanOffers.lineOf(item) === productLines.SLR.category ? 'SLR' : 'PSL',
        seller: item.lenderName,
        isSample: item.isSample,
        tooOldOn: tooOldOn(item.rateSeenOn),
      }),
    ),
    ...cards.map(
      ({ item }): DatedItem => ({
        line: 'CC',
        seller: item.issuerName,
        isSample: item.isSample,
        tooOldOn: tooOldOn(item.termsSeenOn),
      }),
    ),
  ]
}

/** What of one lender or issuer becomes too old on one day. */
export interface Aging extends Pick<DatedItem, 'line' | 'seller' | 'tooOldOn'> {
  count: number
}

/** Lists what becomes too old within some days, soonest first. Samples move with the day, so they never age. */
export function listAging(
  items: readonly DatedItem[],
  { today, days }: { today: string; days: number },
): Aging[] {
  const aging = items.filter(
    ({ isSample, tooOldOn }) => !isSample && tooOldOn > today && tooOldOn <= addDays(today, days),
  )
  const together = Map.groupBy(aging, ({ line, seller, tooOldOn }) => [tooOldOn, seller, line].join('\n'))
  return [...together]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, same]) => {
      const [first] = same
      return first
        ? [{ line: first.line, seller: first.seller, tooOldOn: first.tooOldOn, count: same.length }]
        : []
    })
}
