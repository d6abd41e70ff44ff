import type { CardFacts } from '#app/blocks/block-data.ts'
import { Chip, Chips } from '#app/ui/chip/chip.tsx'
import { cardTypeNames } from '#products/credit-cards/card-words.ts'
import { sayRewards } from '#products/credit-cards/say-rewards.ts'
import { FactList } from './fact-list.tsx'
import { messages } from './messages.ts'
import styles from './products.module.css'

/** What a card costs and offers, with the date its terms were read. */
export function CardFactList({ card: { card, pays, isOutdated } }: { card: CardFacts }) {
  const { names } = messages.card
  const { lowestPercent, highestPercent } = card.purchaseApr
  return (
    <>
      <Chips>
        {card.isSample ? <Chip>{messages.sample}</Chip> : null}
        <Chip tone={pays ? 'accent' : 'plain'}>{pays ? messages.pays.yes : messages.pays.no}</Chip>
      </Chips>
      <p className={styles.soft}>
        {messages.card.of(
          card.types.map((type) => cardTypeNames[type]),
          card.issuerName,
        )}
      </p>
      <FactList
        facts={[
          [names.fee, messages.card.fee(card.annualFeeCents, card.firstYearFeeCents)],
          [names.apr, messages.lender.range(lowestPercent, highestPercent)],
          [names.rewards, sayRewards(card.rewards).join('; ')],
          [names.abroad, messages.card.abroad(card.foreignFeePercent)],
          [names.late, messages.card.late(card.lateFeeCents)],
          ...(card.deposit === null
            ? []
            : [[names.deposit, messages.card.deposit(card.deposit.leastCents)] as const]),
        ]}
      />
      <p className={styles.soft}>
        {messages.card.seen} <time dateTime={card.termsSeenOn}>{messages.day(card.termsSeenOn)}</time>
        {isOutdated ? `. ${messages.card.outdated}` : null}
      </p>
    </>
  )
}
