import { type ReactNode, useId } from 'react'
import styles from './tooltip.module.css'

interface TooltipProps {
  /** The words that the tooltip explains. */
  children: ReactNode
  /** Inline content only, because the tooltip is inside a paragraph. */
  text: ReactNode
  /** The label of a tooltip with links; with it, the tooltip is a labeled group instead of a description. */
  label?: string
  /** How long it stays after a finger leaves, in milliseconds; 1500 by default. */
  touchLeaveMs?: number
}

/**
 * Words with a tooltip that opens on hover, on focus, on a long touch and on a press. A press works without
 * script, because the browser opens the popover; app/scripts/tooltips.ts handles the rest.
 */
export function Tooltip({ children, text, label, touchLeaveMs }: TooltipProps) {
  const id = useId()
  const role = label === undefined ? { role: 'tooltip' } : { role: 'group', 'aria-label': label }
  return (
    <span data-tooltip="" data-touch-leave={touchLeaveMs}>
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
