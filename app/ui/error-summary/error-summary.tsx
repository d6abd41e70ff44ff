import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
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
 * What is wrong with the form, above it, each line leading to its field. Takes the focus when it appears, so that the list
 * is read first, but not out of a field when it came with the page. Renders nothing without problems.
 */
export function ErrorSummary({
  title = 'There is a problem',
  problems,
  takesFocus = true,
}: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const isHydrating = useSyncExternalStore(never, isNow, isThen)
  const [cameWithThePage] = useState(isHydrating)
  const said = problems.map((problem) => problem.message).join('\n')

  useEffect(() => {
    if (said && takesFocus && !(cameWithThePage && isTyping())) box.current?.focus()
  }, [said, takesFocus, cameWithThePage])

  if (problems.length === 0) return null
  return (
    <div className={styles.summary} ref={box} role="alert" tabIndex={-1}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {problems.map((problem) => (
          <li key={`${problem.id} ${problem.message}`}>
            {problem.id ? (
              <a href={`#${problem.id}`} onClick={(event) => goTo(event, problem.id)}>
                {problem.message}
              </a>
            ) : (
              problem.message
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

const never = () => () => {}
const isNow = () => false
const isThen = () => true

/** After a plain form post script arrives late; whoever is typing again by then has read the list. */
function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea, select') ?? false
}

/** Focus the control itself: following the fragment alone scrolls its label out of sight and leaves the focus behind. */
function goTo(event: React.MouseEvent, id: string | undefined) {
  const control = id ? document.getElementById(id) : null
  if (!control) return
  event.preventDefault()
  const label = control instanceof HTMLInputElement ? control.labels?.[0] : null
  const top = control.closest('fieldset')?.querySelector('legend') ?? label ?? control
  top.scrollIntoView()
  control.focus({ preventScroll: true })
}
