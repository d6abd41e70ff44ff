import type { CardFacts } from '#app/blocks/block-data.ts'
import { formatDay } from '#app/blocks/format-day.ts'
import { usePageScope } from '#app/blocks/page-scope.tsx'
import { usePlainWords } from '#app/blocks/plain-words.ts'
import { Words } from '#app/blocks/rich-text/words.tsx'
import { Chip, Chips } from '#app/ui/chip/chip.tsx'
import type { EntryOf } from '#cms/model/blocks/block-types.ts'
import type { Card } from '#domain/cards/card.ts'
import { formatCents, formatDollars } from '#domain/money.ts'
import type { RateRange } from '#domain/reviews/lender-terms.ts'
import { PickLink } from './best-for-table.tsx'
import { DataTable } from './data-table.tsx'
import { tableText } from './messages.ts'
import styles from './tables.module.css'

const words = tableText.topPicks

type TopPicksValue = Omit<EntryOf<'Credit card top picks table'>['fields'], 'title'>
type TopPick = TopPicksValue['rows'][number]

interface TopPicksTableProps {
  table: TopPicksValue
  /** The heading above the table, which labels it for screen readers when it has no caption. */
  title?: string | undefined
}

const columns = (['category', 'card', 'annualFee', 'apr'] as const).map((key) => ({ key, name: words[key] }))

/** One card for each category, with the catalog's current facts about its pick. */
export function TopPicksTable({ table: { caption, rows }, title }: TopPicksTableProps) {
  const { data } = usePageScope()
  const plain = usePlainWords()
  return (
    <DataTable
      caption={plain(caption ?? title ?? words.card)}
      isCaptionSpoken={caption === undefined}
      columns={columns}
      rows={rows.map((row, at) => {
        const facts = data.cards.find((known) => known.card.id === row.cardId)
        return {
          key: row._key ?? String(at),
          cells: [
            <Words key="category" text={row.category} />,
            <PickedCard key="card" row={row} facts={facts} />,
            facts ? annualFee(facts.card) : words.unknown,
            facts ? <Apr key="apr" card={facts.card} /> : words.unknown,
          ],
        }
      })}
    />
  )
}

function PickedCard({ row: { card, reason }, facts }: { row: TopPick; facts: CardFacts | undefined }) {
  return (
    <>
      {card ? (
        <PickLink post={card} {...(facts && { name: facts.card.name })} />
      ) : (
        (facts?.card.name ?? words.notOurs)
      )}
      {facts && (facts.card.isSample || facts.pays) ? (
        <Chips>
          {facts.card.isSample ? <Chip>{words.sample}</Chip> : null}
          {facts.pays ? <Chip>{words.pays}</Chip> : null}
        </Chips>
      ) : null}
      {reason ? (
        <span className={styles.fact}>
          <Words text={reason} />
        </span>
      ) : null}
    </>
  )
}

function Apr({ card: { purchaseApr, termsSeenOn } }: { card: Card }) {
  return (
    <>
      {range(purchaseApr)}
      <span className={styles.fact}>{words.asOf(formatDay(termsSeenOn))}</span>
    </>
  )
}

function annualFee({ annualFeeCents }: Card): string {
  if (annualFeeCents === 0) return words.noFee
  return annualFeeCents % 100 === 0 ? formatDollars(annualFeeCents) : formatCents(annualFeeCents)
}

function range({ lowestPercent, highestPercent }: RateRange): string {
  const [low, high] = [lowestPercent, highestPercent].map((percent) => `${percent.toFixed(2)}%`)
  return low === high ? `${low}` : `${low} to ${high}`
}
