import type { Unreadable } from '#cms/model/fields/value.ts'
import styles from './blocks.module.css'
import { usePageScope } from './page-scope.tsx'

/** A part of the page that cannot be parsed; only editors in a preview see it. */
export function Problem({ unreadable: { was, problems } }: { unreadable: Unreadable }) {
  const { isPreview } = usePageScope()
  if (!isPreview) return null
  return (
    <div className={styles.problem} role="note">
      <p>This part can’t be shown: {was}</p>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  )
}
