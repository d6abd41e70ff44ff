import { Card } from '#app/ui/card/card.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { PointList } from '#app/ui/part/part.tsx'
import { getEnrollmentIntensity } from '#domain/aid/enrollment-intensity.ts'
import styles from './estimate.module.css'
import type { EstimateResult } from './estimate-result.ts'
import { dollars, estimateText, formatIndex } from './messages.ts'
import type { EstimateReading } from './read-estimate.ts'

/** The index and the grant, or what is still missing for them. It stays beside the form. */
export function Summary({
  reading,
  result,
}: {
  reading: EstimateReading
  result?: EstimateResult | undefined
}) {
  return (
    <Card as="section" aria-labelledby="estimate" className={styles.summary}>
      <h2 id="estimate" tabIndex={-1}>
        {estimateText.result}
      </h2>
      {result ? <Amounts result={result} /> : <Missing problems={reading.problems} />}
    </Card>
  )
}

/** The most missing answers that are named at once. */
const maxNamed = 4

function Missing({ problems }: Pick<EstimateReading, 'problems'>) {
  return (
    <>
      <p>{estimateText.needed(problems.length)}</p>
      <PointList>
        {problems.slice(0, maxNamed).map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            <a href={`#${field}`}>{message}</a>
          </li>
        ))}
      </PointList>
    </>
  )
}

function Amounts({ result: { answers, index, grant, pellYear } }: { result: EstimateResult }) {
  const { awardYear } = answers.inputs
  return (
    <>
      <dl className={styles.amounts}>
        <div>
          <dt>{estimateText.index}</dt>
          <dd className={styles.large}>{formatIndex(index.index)}</dd>
          <dd>{estimateText.formulas[index.formula]}</dd>
          <dd className={styles.soft}>{estimateText.indexMeaning}</dd>
        </div>
        <div>
          <dt>{estimateText.grant(awardYear)}</dt>
          {answers.isGraduate ? (
            <dd>{estimateText.graduateGrant}</dd>
          ) : (
            <>
              <dd className={styles.large}>{dollars(grant.annual)}</dd>
              <dd>
                {estimateText.grantFor(
                  estimateText.load(answers.credits, getEnrollmentIntensity(answers.credits)),
                )}
              </dd>
            </>
          )}
        </div>
      </dl>
      {awardYear === '2027–28' ? (
        <Note size="small" tone="warn">
          <p>{estimateText.tables2728}</p>
          {pellYear === awardYear ? null : <p>{estimateText.grantAssumed}</p>}
        </Note>
      ) : null}
    </>
  )
}
