import type { CardFacts } from '#app/blocks/block-data.ts'
import { Chip, Chips } from '#app/ui/chip/chip.tsx'
import { cardTypeNames } from '#products/credit-cards/card-words.ts'
import { formatRewards } from '#products/credit-cards/format-rewards.ts'
import { type Fact, FactList } from './fact-list.tsx'
import { productBlockText } from './messages.ts'
import styles from './products.module.css'

interface CardProps {
  card: CardFacts
}

/** What a card costs and offers, with the date its terms were read. */
export function CardFactList({ card: facts }: CardProps) {
  const { card, isOutdated } = facts
  return (
    <>
      <CardChips card={facts} />
      <p className={styles.soft}>
        {productBlockText.card.of(
          card.types.map((type) => cardTypeNames[type]),
          card.issuerName,
        )}
      </p>
      <FactList facts={listFacts(facts)} />
      <p className={styles.soft}>
        {productBlockText.card.seen}{' '}
        <time dateTime={card.termsSeenOn}>{productBlockText.day(card.termsSeenOn)}</time>
        {isOutdated ? `. ${productBlockText.card.outdated}` : null}
      </p>
    </>
  )
}

/** The four facts that are asked first, for the top of a review. */
export function CardFactStrip({ card }: CardProps) {
  return (
    <>
      <CardChips card={card} />
      <FactList facts={listFacts(card).slice(0, 4)} />
    </>
  )
}

function CardChips({ card: { card, pays } }: CardProps) {
  return (
    <Chips>
      {card.isSample ? <Chip>{productBlockText.sample}</Chip> : null}
      <Chip tone={pays ? 'accent' : 'plain'}>{productBlockText.pays(pays, card.isSample)}</Chip>
    </Chips>
  )
}

function listFacts({ card }: CardFacts): readonly Fact[] {
  const { names } = productBlockText.card
  const { lowestPercent, highestPercent } = card.purchaseApr
  return [
    [names.fee, productBlockText.card.fee(card.annualFeeCents, card.firstYearFeeCents)],
    [names.apr, productBlockText.lender.range(lowestPercent, highestPercent)],
    [names.rewards, formatRewards(card.rewards).join('; ')],
    [names.abroad, productBlockText.card.abroad(card.foreignFeePercent)],
    [names.late, productBlockText.card.late(card.lateFeeCents)],
    ...(card.deposit === null
      ? []
      : [[names.deposit, productBlockText.card.deposit(card.deposit.leastCents)] as const]),
  ]
}
