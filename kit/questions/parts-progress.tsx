import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import type { FlowPart } from './flow-parts.server.ts'
import { questionText } from './messages.ts'
import styles from './parts-progress.module.css'

/** Names the part of the flow to screen readers, which do not see the bars. */
export function CurrentPart({ parts }: { parts: readonly FlowPart[] }) {
  const current = parts.findIndex(({ isCurrent }) => isCurrent)
  const part = parts[current]
  if (!part) return null
  return <VisuallyHidden>{questionText.part(part.name, current + 1, parts.length)}</VisuallyHidden>
}

/** The named parts of a flow, each with a bar of how much of it is done. */
export function PartsProgress({ parts }: { parts: readonly FlowPart[] }) {
  if (parts.length === 0) return null
  return (
    <ol aria-hidden="true" className={styles.parts}>
      {parts.map(({ name, isCurrent, percent }) => (
        <li data-current={isCurrent || undefined} key={name}>
          {name}
          <svg aria-hidden="true" className={styles.bar} height="8" width="100%">
            <rect height="8" rx="4" width="100%" />
            <rect className={styles.done} height="8" rx="4" width={`${percent}%`} />
          </svg>
        </li>
      ))}
    </ol>
  )
}
