import type { CardFacts } from '#app/blocks/block-data.ts'
import { Chip, Chips } from '#app/ui/chip/chip.tsx'
import { cardTypeNames } from '#products/credit-cards/card-words.ts'
import { formatRewards } from '#products/credit-cards/format-rewards.ts'
import { FactList } from './fact-list.tsx'
import { productBlockText } from './messages.ts'
import styles from './products.module.css'

/** What a card costs and offers, with the date its terms were read. */
export function CardFactList({ card: { card, pays, isOutdated } }: { card: CardFacts }) {
  const { names } = productBlockText.card
  const { lowestPercent, highestPercent } = card.purchaseApr
  return (
    <>
      <Chips>
        {card.isSample ? <Chip>{productBlockText.sample}</Chip> : null}
        <Chip tone={pays ? 'accent' : 'plain'}>{productBlockText.pays(pays, card.isSample)}</Chip>
      </Chips>
      <p className={styles.soft}>
        {productBlockText.card.of(
          card.types.map((type) => cardTypeNames[type]),
          card.issuerName,
        )}
      </p>
      <FactList
        facts={[
          [names.fee, productBlockText.card.fee(card.annualFeeCents, card.firstYearFeeCents)],
          [names.apr, productBlockText.lender.range(lowestPercent, highestPercent)],
          [names.rewards, formatRewards(card.rewards).join('; ')],
          [names.abroad, productBlockText.card.abroad(card.foreignFeePercent)],
          [names.late, productBlockText.card.late(card.lateFeeCents)],
          ...(card.deposit === null
            ? []
            : [[names.deposit, productBlockText.card.deposit(card.deposit.leastCents)] as const]),
        ]}
      />
      <p className={styles.soft}>
        {productBlockText.card.seen}{' '}
        <time dateTime={card.termsSeenOn}>{productBlockText.day(card.termsSeenOn)}</time>
        {isOutdated ? `. ${productBlockText.card.outdated}` : null}
      </p>
    </>
  )
}
