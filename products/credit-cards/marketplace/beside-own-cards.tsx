import { FactTable } from '#app/ui/fact-table/fact-table.tsx'
import type { OwnCardValue } from '#domain/cards/beside-own.ts'
import type { CardSituation } from '#domain/cards/situation.ts'
import { formatDollars } from '#domain/money.ts'
import { besideText, describeBeside } from '#products/credit-cards/own-cards/beside-messages.ts'
import type { ShownCard } from './cards-view.server.ts'

interface Owning {
  own: readonly OwnCardValue[]
  /** How the list uses cards. */
  situation: CardSituation
}

/**
 * Compares a listed card in a line with the card that matters most: one whose balance would be moved, else the one that is
 * best to keep; '' if the visitor has none, or nothing is known.
 */
export function describeBesideOwn({ beside }: ShownCard, { own, situation }: Owning): string {
  const [first] = own
    .flatMap((mine, at) => {
      const found = beside[at]
      return mine.valued.ok && found ? [{ mine, found, cents: mine.valued.value.threeYears.cents }] : []
    })
    .toSorted(
      (a, b) =>
        Number(b.mine.instead !== null) - Number(a.mine.instead !== null) || (b.cents ?? 0) - (a.cents ?? 0),
    )
  return first ? describeBeside(first.found, first.mine, { situation, isOnly: own.length === 1 }) : ''
}

/** How a listed card compares with each card that the visitor has, year by year. */
export function BesideOwn({ ranked, own, situation }: Owning & { ranked: ShownCard }) {
  const { columns } = besideText
  const rows = own.map(({ card }, at) => {
    const found = ranked.beside[at]
    const cells = found?.ok
      ? [
          found.difference.firstYearCents,
          found.difference.secondYearCents,
          found.difference.threeYearsCents,
        ].map((cents) => formatDollars(cents))
      : Array.from({ length: 3 }, () => besideText.unknownCell)
    return { key: card.id, cells: [card.name, ...cells] }
  })
  const lines = own.flatMap((mine, at) => {
    const found = ranked.beside[at]
    return found ? describeBeside(found, mine, { situation, isOnly: own.length === 1 }) || [] : []
  })
  return (
    <>
      <FactTable
        caption={besideText.how}
        columns={[
          { label: columns.card },
          { label: columns.firstYear, isNumber: true },
          { label: columns.secondYear, isNumber: true },
          { label: columns.threeYears, isNumber: true },
        ]}
        rows={rows}
      />
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  )
}
