import type { CardFacts } from '#app/features/credit-cards/sample-cards.ts'
import { Chip, Chips } from '#app/ui/chip/chip.tsx'
import { FactList } from './fact-list.tsx'
import { messages } from './messages.ts'
import styles from './products.module.css'

/** What a card costs and offers, with the date its terms were read. */
export function CardFactList({ card }: { card: CardFacts }) {
  const { names } = messages.card
  const { lowestPercent, highestPercent } = card.purchaseApr
  return (
    <>
      <Chips>
        {card.isSample ? <Chip>{messages.sample}</Chip> : null}
        <Chip tone={card.pays ? 'accent' : 'plain'}>{card.pays ? messages.pays.yes : messages.pays.no}</Chip>
      </Chips>
      <p className={styles.soft}>{messages.card.of(card.kind, card.issuer)}</p>
      <FactList
        facts={[
          [names.fee, messages.card.fee(card.annualFeeCents)],
          [names.apr, messages.lender.range(lowestPercent, highestPercent)],
          [names.rewards, card.rewards ?? messages.notSaid],
          [names.abroad, messages.card.abroad(card.foreignFeePercent)],
          [names.late, messages.card.late(card.lateFeeCents)],
          ...(card.smallestDepositCents === undefined
            ? []
            : [[names.deposit, messages.card.deposit(card.smallestDepositCents)] as const]),
        ]}
      />
      <p className={styles.soft}>
        {messages.card.seen} <time dateTime={card.asOf}>{messages.day(card.asOf)}</time>
      </p>
    </>
  )
}
