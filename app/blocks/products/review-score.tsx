import { Words } from '#app/blocks/rich-text/words.tsx'
import { Meter } from '#app/ui/chart/meter.tsx'
import { ScoreCoins } from '#app/ui/chart/score-coins.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { FactTable } from '#app/ui/fact-table/fact-table.tsx'
import type { ReviewScore } from '#domain/reviews/review-score.ts'
import type { Criterion, Rubric, Rule, Unit } from '#domain/reviews/rubric.ts'
import { money, NONE, productBlockText } from './messages.ts'
import styles from './products.module.css'

interface ReviewScoreProps {
  /** The rubric by which the score was computed. */
  rubric: Rubric
  review: ReviewScore
}

const { columns } = productBlockText.score

/**
 * Shows how points add up to the score of a review: every criterion with its rule, the finding, and the
 * total.
 */
export function ReviewScoreTable({ rubric, review }: ReviewScoreProps) {
  return (
    <div className={styles.block}>
      <FactTable
        className={classNames(styles.table, styles.scored)}
        caption={productBlockText.score.caption}
        columns={[
          { label: columns.what },
          { label: columns.why },
          { label: columns.points },
          { label: columns.weight, isNumber: true },
          { label: columns.part, isNumber: true },
        ]}
        rows={rubric.map((criterion) => ({
          key: criterion.name,
          cells: [<What key="what" criterion={criterion} />, ...found(criterion, review)],
        }))}
        {...(review.ok && {
          last: {
            key: 'sum',
            cells: [
              productBlockText.score.sum,
              '',
              '',
              productBlockText.score.weight(100),
              describeSum(review),
            ],
          },
        })}
      />
      {review.ok ? (
        <p className={styles.total}>
          <ScoreCoins score={review.score} />
          <span>
            <b className={styles.figure}>{productBlockText.score.score(review.score.toFixed(1))}</b>
            {productBlockText.score.rounded(describeSum(review))}
          </span>
        </p>
      ) : (
        <p>{productBlockText.score.none}</p>
      )}
    </div>
  )
}

function What({ criterion: { name, looksAt, rule } }: { criterion: Criterion }) {
  return (
    <>
      {name}
      <span className={styles.rule}>
        {looksAt} {ruleWords(rule)}
      </span>
    </>
  )
}

/** The points on their scale of 0 to 5. */
function Points({ points }: { points: number }) {
  const words = productBlockText.score.points(points)
  return (
    <span className={styles.points}>
      <b>{points}</b>
      <Meter label={words} share={points / 5} tone="1" />
    </span>
  )
}

function found({ name, weight }: Criterion, { lines, ...review }: ReviewScore) {
  const line = lines.find(({ criterion }) => criterion === name)
  if (line)
    return [
      <Words key="why" text={line.reason} />,
      <Points key="points" points={line.points} />,
      productBlockText.score.weight(weight),
      productBlockText.score.part(line.contribution),
    ]
  const open = review.ok ? undefined : review.open.find(({ criterion }) => criterion === name)
  return [
    productBlockText.score.open[open?.problem ?? 'missing'],
    '',
    productBlockText.score.weight(weight),
    '',
  ]
}

function describeSum({ hundredths }: Extract<ReviewScore, { ok: true }>): string {
  return productBlockText.score.part(hundredths)
}

function ruleWords(rule: Rule): string {
  switch (rule.kind) {
    case 'judged':
      return productBlockText.score.judged
    case 'one_for_each':
      return productBlockText.score.oneForEach(rule.things)
    case 'at_most':
      return productBlockText.score.atMost(...limitWords(rule))
    case 'at_least':
      return productBlockText.score.atLeast(...limitWords(rule))
  }
}

const unitWords: Record<Unit, { write: (limit: number) => string; after: string }> = {
  percent: { write: (limit) => `${limit}%`, after: '' },
  cents: { write: money, after: '' },
  payments: { write: String, after: ' payments' },
}

function limitWords({ unit, limits }: { unit: Unit; limits: readonly number[] }): [string[], string] {
  const { write, after } = unitWords[unit]
  return [limits.map((limit) => (limit === 0 ? NONE : write(limit))), after]
}
