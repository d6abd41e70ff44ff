import styles from './error-summary.module.css'

interface FieldProblem {
  /** The id of the invalid field; without one the problem applies to the whole form. */
  field?: string | undefined
  message: string
}

interface ErrorSummaryProps {
  title?: string
  problems: readonly FieldProblem[]
  /** False for a problem found while the visitor types: it is announced, but the focus does not move. */
  takesFocus?: boolean
}

/**
 * Lists the form's problems above the form, each with a link to its field. It takes the focus when the page
 * loads, so that screen readers read it first. Renders nothing when there are no problems.
 */
export function ErrorSummary({
  title = 'Please fix the following',
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
          <li key={`${problem.field} ${problem.message}`}>
            {problem.field ? <a href={`#${problem.field}`}>{problem.message}</a> : problem.message}
          </li>
        ))}
      </ul>
    </div>
  )
}
