import { type ReactNode, useId } from 'react'
import styles from './tooltip.module.css'

interface TooltipProps {
  /** The words that are explained. */
  children: ReactNode
  /** Phrases only: it stands inside a paragraph. */
  text: ReactNode
  /** What the tip is called, if it has links in it: then it is a part of the page of its own instead of a description. */
  label?: string
  /** How long it stays after a finger leaves, in milliseconds; 1500 unless told. */
  touchLeaveMs?: number
}

/**
 * Words with an explanation that opens on hover, on focus, on a long touch, and on a press.
 * A press works without script: the browser opens the popover itself. app/scripts/tooltips.ts does the rest.
 */
export function Tooltip({ children, text, label, touchLeaveMs }: TooltipProps) {
  const id = useId()
  const role = label === undefined ? { role: 'tooltip' } : { role: 'group', 'aria-label': label }
  return (
    <span className={styles.root} data-tooltip="" data-touch-leave={touchLeaveMs}>
      <button
        className={styles.words}
        type="button"
        aria-describedby={label === undefined ? id : undefined}
        popoverTarget={id}
      >
        {children}
      </button>
      <span className={styles.tip} id={id} popover="auto" {...role}>
        {text}
      </span>
    </span>
  )
}
