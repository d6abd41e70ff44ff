import { useListings } from '#app/shell/listings.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { questionText } from './messages.ts'
import type { QuestionPages } from './question-pages.ts'
import type { OpenResults } from './questionnaire.ts'
import type { SoFar } from './so-far.server.ts'
import styles from './so-far-sheet.module.css'

interface SoFarSheetProps<Slug extends string, Answers> {
  soFar: SoFar<Slug>
  pages: QuestionPages<Slug, Answers>
}

/** Beside a question: how many results the answers leave open, and the answers, each a link to change it. */
export function SoFarSheet<Slug extends string, Answers>({
  soFar: { results, said },
  pages: {
    questions,
    results: { line, stillOpen },
  },
}: SoFarSheetProps<Slug, Answers>) {
  const areSamples = useListings()[line] === 'samples'
  if (!results && !said?.length) return null
  return (
    <aside aria-labelledby="so-far" className={styles.sheet} data-print="no">
      <h2 className={styles.title} id="so-far">
        {questionText.soFar.title}
      </h2>
      {results ? (
        <>
          <p className={styles.count}>
            <strong>{questionText.soFar.count(results)}</strong>{' '}
            <span>{stillOpen({ open: results.open, areSamples })}</span>
          </p>
          <Share {...results} />
        </>
      ) : null}
      {said?.length === 0 ? <p className={styles.note}>{questionText.soFar.none}</p> : null}
      {said?.length ? (
        <dl className={styles.said}>
          {said.map(({ slug, said, change }) => (
            <div key={slug}>
              <dt>{questions[slug].name}</dt>
              <dd>
                <a href={change}>
                  <VisuallyHidden>{questionText.check.change}: </VisuallyHidden>
                  {said}
                </a>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </aside>
  )
}

/** The count drawn: the part of all results that is still open. */
function Share({ open, total }: OpenResults) {
  return (
    <svg aria-hidden="true" className={styles.share} height="12" width="100%">
      <rect height="12" rx="6" width="100%" />
      <rect className={styles.open} height="12" rx="6" width={`${(100 * open) / total}%`} />
    </svg>
  )
}
