import type { CardSituation } from '#domain/cards/situation.ts'
import { spendingCategories } from '#domain/cards/spending.ts'
import { formatDollars } from '#domain/money.ts'
import { messages } from './compare-messages.ts'

/** Says in a few words how the cards are valued. */
export function sayAssumptions({ spending, abroadCents, carries }: CardSituation): string {
  const total = formatDollars(spendingCategories.reduce((sum, category) => sum + spending[category], 0))
  const paying = carries ? messages.carried(total, formatDollars(carries.cents)) : messages.paidInFull(total)
  return abroadCents > 0 ? `${paying}, ${messages.abroad(formatDollars(abroadCents))}` : paying
}
