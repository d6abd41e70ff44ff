import type { CardFacts } from '#app/blocks/block-data.ts'
import { Chip, Chips } from '#app/ui/chip/chip.tsx'
import { FactList } from './fact-list.tsx'
import styles from './products.module.css'
import { words } from './words.ts'

/** What a card costs and gives, with the day its terms were read. */
export function CardFactList({ card }: { card: CardFacts }) {
  const { names } = words.card
  const { lowestPercent, highestPercent } = card.purchaseApr
  return (
    <>
      <Chips>
        {card.isSample ? <Chip>{words.sample}</Chip> : null}
        <Chip tone={card.pays ? 'accent' : 'plain'}>{card.pays ? words.pays.yes : words.pays.no}</Chip>
      </Chips>
      <p className={styles.soft}>{words.card.of(card.kind, card.issuer)}</p>
      <FactList
        facts={[
          [names.fee, words.card.fee(card.annualFeeCents)],
          [names.apr, words.lender.range(lowestPercent, highestPercent)],
          [names.rewards, card.rewards ?? words.notSaid],
          [names.abroad, words.card.abroad(card.foreignFeePercent)],
          [names.late, words.card.late(card.lateFeeCents)],
          ...(card.smallestDepositCents === undefined
            ? []
            : [[names.deposit, words.card.deposit(card.smallestDepositCents)] as const]),
        ]}
      />
      <p className={styles.soft}>
        {words.card.seen} <time dateTime={card.asOf}>{words.day(card.asOf)}</time>
      </p>
    </>
  )
}
