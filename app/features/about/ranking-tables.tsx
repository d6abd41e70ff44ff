import { FactTable } from '#app/ui/fact-table/fact-table.tsx'
import { cardCriteria, defaultCardWeights } from '#domain/cards/card-criteria.ts'
import { cardSortCodes, cardSorts } from '#domain/cards/card-sorts.ts'
import { criteria, criterionCodes, defaultWeights } from '#domain/loans/criteria.ts'
import { sortCodes, sorts } from '#domain/loans/sorts.ts'
import type { ScoreLine, ScoreReceipt } from '#domain/ranking/score.ts'
import { formatPoints } from '#kit/listing/list/list-words.ts'
import { criterionNames, formatCriterionValue } from '#kit/loan-offers/criterion-messages.ts'
import { cardCriterionNames, cardSortWords } from '#products/credit-cards/card-words.ts'
import styles from './about.module.css'
import { describePoints, describeScale, exactValue } from './formula-messages.ts'
import {
  cardLooksAt,
  cardSortKeyNames,
  formatOrder,
  looksAt,
  rankingText,
  sortNames,
} from './ranking-messages.ts'
import { workCardScore } from './worked-cards.ts'
import { borrowing, sumWeights, workCostlierExample, workExample } from './worked-example.ts'

/** Lists every criterion with its weight and its rule. */
export function CriteriaTable() {
  const { columns } = rankingText
  return (
    <FactTable
      caption={rankingText.criteriaCaption}
      columns={[
        { label: columns.what },
        { label: columns.weight, isNumber: true },
        { label: columns.points },
      ]}
      rows={criteria.map(({ code, unit, scale }) => ({
        key: code,
        cells: [
          <>
            {criterionNames[code]}
            <span className={styles.under}>{looksAt[code]}</span>
          </>,
          defaultWeights[code],
          describeScale(scale, unit),
        ],
      }))}
    />
  )
}

/** Shows how the example's score adds up, with the math shown step by step. */
export function ExampleTable() {
  const { exampleColumns: columns } = rankingText
  const { receipt } = workExample()
  return (
    <FactTable
      opensOnPhones
      caption={rankingText.exampleCaption}
      columns={[
        { label: columns.what },
        { label: columns.value, isNumber: true },
        { label: columns.sum },
        { label: columns.points, isNumber: true },
        { label: columns.weight, isNumber: true },
        { label: columns.part, isNumber: true },
      ]}
      rows={receipt.lines.map((line, index) => {
        const { code, unit, scale } = criteria[index] ?? criteria[0]
        const value = exactValue(line.value, unit)
        const math = describePoints(line.value, scale, borrowing.amountCents)
        return { key: code, cells: [criterionNames[code], value, math, ...describeParts(line)] }
      })}
      last={describeScore(receipt)}
    />
  )
}

/** Sets what lifts the costlier example beside the same facts of the cheaper one. */
export function CostlierTable() {
  const { offer, reason } = workCostlierExample()
  const columns = rankingText.costlierColumns(offer.lenderName, reason.cheaper.offer.lenderName)
  return (
    <FactTable
      opensOnPhones
      caption={rankingText.costlierCaption}
      columns={[{ label: columns.what }, { label: columns.upper }, { label: columns.lower }]}
      rows={reason.lifts.map(({ criterion, value, cheaperValue }) => {
        const unit = criteria.find(({ code }) => code === criterion)?.unit ?? 'cents'
        return {
          key: criterion,
          cells: [
            criterionNames[criterion],
            formatCriterionValue(value, unit),
            formatCriterionValue(cheaperValue, unit),
          ],
        }
      })}
    />
  )
}

/** Lists every criterion of cards with its weight and its rule. */
export function CardCriteriaTable() {
  const { columns } = rankingText
  return (
    <FactTable
      opensOnPhones
      caption={rankingText.cardsCaption}
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
            <span className={styles.under}>{cardLooksAt[code]}</span>
          </>,
          defaultCardWeights[code],
          describeScale(scale, unit),
        ],
      }))}
    />
  )
}

/** Shows how the score of the example of a card adds up. */
export function CardExampleTable() {
  const { exampleColumns: columns } = rankingText
  const { amountCents, receipt } = workCardScore()
  return (
    <FactTable
      opensOnPhones
      caption={rankingText.cardExampleCaption}
      columns={[
        { label: columns.what },
        { label: rankingText.cardExampleValue, isNumber: true },
        { label: columns.sum },
        { label: columns.points, isNumber: true },
        { label: columns.weight, isNumber: true },
        { label: columns.part, isNumber: true },
      ]}
      rows={receipt.lines.map((line, index) => {
        const { code, unit, scale } = cardCriteria[index] ?? cardCriteria[0]
        return {
          key: code,
          cells: [
            cardCriterionNames[code],
            exactValue(line.value, unit),
            describePoints(line.value, scale, amountCents, unit),
            ...describeParts(line),
          ],
        }
      })}
      last={describeScore(receipt)}
    />
  )
}

/** Lists every order of cards with the values that it compares. */
export function CardSortsTable() {
  const { sortsColumns: columns } = rankingText
  return (
    <FactTable
      opensOnPhones
      caption={rankingText.cardSortsCaption}
      columns={[{ label: columns.sort }, { label: columns.keys }]}
      rows={cardSortCodes.map((code) => ({
        key: code,
        cells: [
          cardSortWords[code].name,
          `${cardSorts[code].map((key) => cardSortKeyNames[key]).join('; then ')}.`,
        ],
      }))}
    />
  )
}

/** Lists every sort order with the values that it compares. */
export function SortsTable() {
  const { sortsColumns: columns } = rankingText
  return (
    <FactTable
      opensOnPhones
      caption={rankingText.sortsText}
      columns={[{ label: columns.sort }, { label: columns.keys }]}
      rows={sortCodes.map((code) => ({
        key: code,
        cells: [sortNames[code], formatOrder(sorts[code])],
      }))}
    />
  )
}

/** The last three cells of a line: what it earns, with which weight, and what that adds. */
function describeParts({ value, points, weight, weightedPoints }: ScoreLine<string>) {
  return value === 'not_applicable'
    ? [rankingText.leftOutCell, rankingText.leftOutCell, rankingText.leftOutCell]
    : [formatPoints(points), weight, formatPoints(weightedPoints)]
}

function describeScore(receipt: ScoreReceipt<string>) {
  return {
    key: 'score',
    cells: [rankingText.score, '', '', '', sumWeights(receipt), formatPoints(receipt.score)],
  }
}

export function sumOfWeights(): number {
  return criterionCodes.reduce((sum, code) => sum + defaultWeights[code], 0)
}
