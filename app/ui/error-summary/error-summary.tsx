import styles from './error-summary.module.css'

interface FieldProblem {
  /** The id of the field to go to; without one the problem belongs to the whole form. */
  id?: string | undefined
  message: string
}

interface ErrorSummaryProps {
  title?: string
  problems: readonly FieldProblem[]
  /** False for a problem that comes up while somebody types: it is said, but the focus stays. */
  takesFocus?: boolean
}

/**
 * What is wrong with the form, above it, each line leading to its field. Takes the focus as it comes with the page, so that
 * the list is read first. Renders nothing without problems.
 */
export function ErrorSummary({
  title = 'There is a problem',
  problems,
  takesFocus = true,
}: ErrorSummaryProps) {
  if (problems.length === 0) return null
  return (
    // biome-ignore lint/a11y/noAutofocus: whoever sent the form hears first what is wrong with it
    <div className={styles.summary} role="alert" tabIndex={-1} autoFocus={takesFocus}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {problems.map((problem) => (
          <li key={`${problem.id} ${problem.message}`}>
            {problem.id ? <a href={`#${problem.id}`}>{problem.message}</a> : problem.message}
          </li>
        ))}
      </ul>
    </div>
  )
}
