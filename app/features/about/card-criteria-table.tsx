import { cardCriterionNames } from '#app/features/credit-cards/card-words.ts'
import { FactTable } from '#app/ui/fact-table/fact-table.tsx'
import { cardCriteria, defaultCardWeights } from '#domain/cards/card-criteria.ts'
import styles from './about.module.css'
import { cardMessages } from './card-ranking-messages.ts'
import { describeScale } from './formula-messages.ts'
import { messages } from './ranking-messages.ts'

/** Lists every criterion of cards with its weight and its rule. */
export function CardCriteriaTable() {
  const { columns } = messages
  return (
    <FactTable
      caption={cardMessages.caption}
      columns={[
        { label: columns.what },
        { label: columns.weight, isNumber: true },
        { label: columns.points },
      ]}
      rows={cardCriteria.map(({ code, unit, scale }) => ({
        key: code,
        cells: [
          <>
            {cardCriterionNames[code]}
            <span className={styles.under}>{cardMessages.looksAt[code]}</span>
          </>,
          defaultCardWeights[code],
          describeScale(scale, unit),
        ],
      }))}
    />
  )
}
