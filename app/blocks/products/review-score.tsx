import { Words } from '#app/blocks/rich-text/words.tsx'
import { FactTable } from '#app/ui/fact-table/fact-table.tsx'
import type { ReviewScore } from '#domain/reviews/review-score.ts'
import type { Criterion, Rubric, Rule, Unit } from '#domain/reviews/rubric.ts'
import styles from './products.module.css'
import { money, NONE, words } from './words.ts'

interface ReviewScoreProps {
  /** The one that the score was made by. */
  rubric: Rubric
  review: ReviewScore
}

const { columns } = words.score

/** How points make the score of a review: every criterion with its rule, what was found, and the sum. */
export function ReviewScoreTable({ rubric, review }: ReviewScoreProps) {
  return (
    <div className={styles.block}>
      <FactTable
        className={styles.table}
        caption={words.score.caption}
        columns={[
          { label: columns.what },
          { label: columns.why },
          { label: columns.points, isNumber: true },
          { label: columns.weight, isNumber: true },
          { label: columns.part, isNumber: true },
        ]}
        rows={rubric.map((criterion) => ({
          key: criterion.name,
          cells: [<What key="what" criterion={criterion} />, ...found(criterion, review)],
        }))}
        {...(review.ok && {
          last: { key: 'sum', cells: [words.score.sum, '', '', words.score.weight(100), sumOf(review)] },
        })}
      />
      {review.ok ? (
        <p>
          <b className={styles.figure}>{words.score.score(review.score.toFixed(1))}</b>
          {words.score.rounded(sumOf(review))}
        </p>
      ) : (
        <p>{words.score.none}</p>
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

function found({ name, weight }: Criterion, { lines, ...review }: ReviewScore) {
  const line = lines.find(({ criterion }) => criterion === name)
  if (line)
    return [
      <Words key="why" text={line.reason} />,
      words.score.points(line.points),
      words.score.weight(weight),
      words.score.part(line.contribution),
    ]
  const open = review.ok ? undefined : review.open.find(({ criterion }) => criterion === name)
  return [words.score.open[open?.problem ?? 'missing'], '', words.score.weight(weight), '']
}

function sumOf({ hundredths }: Extract<ReviewScore, { ok: true }>): string {
  return words.score.part(hundredths)
}

function ruleWords(rule: Rule): string {
  switch (rule.kind) {
    case 'judged':
      return words.score.judged
    case 'one_for_each':
      return words.score.oneForEach(rule.things)
    case 'at_most':
      return words.score.atMost(...limitWords(rule))
    case 'at_least':
      return words.score.atLeast(...limitWords(rule))
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
