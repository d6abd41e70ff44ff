import type { ReactNode } from 'react'
import type { AnyEntry, ComponentType } from '#content-model/blocks/block-types.ts'
import type { Unreadable } from '#content-model/fields/value.ts'
import type { BlockProps } from './block.ts'
import styles from './blocks.module.css'
import { blocks } from './blocks.ts'
import { usePageScope } from './page-scope.tsx'
import { showsNothing } from './sections/section-value.ts'
import { SourceLines } from './source-lines.tsx'

/** One block of a page with its room above and below. */
export function Entry({ entry }: { entry: AnyEntry | Unreadable }) {
  if (entry._type === 'unreadable') return <Problem unreadable={entry} />
  if (showsNothing(entry)) return null
  return (
    <div className={styles.entry} data-spacing={entry.spacing} data-room={roomOf(entry)}>
      {draw(entry.componentType, entry)}
      {entry.sources ? <SourceLines sources={entry.sources} /> : null}
    </div>
  )
}

function draw<Type extends ComponentType>(type: Type, entry: AnyEntry): ReactNode {
  const Block = blocks[type] as (props: BlockProps<Type>) => ReactNode
  return <Block entry={entry as BlockProps<Type>['entry']} />
}

/** Half rems from 0 to 8, the steps that blocks.module.css has rules for: a policy forbids styles in the page. */
export function roomOf({ spacing, customSpacing }: Pick<AnyEntry, 'spacing' | 'customSpacing'>) {
  if (spacing !== 'Custom' || customSpacing === undefined) return undefined
  return Math.min(16, Math.max(0, Math.round(customSpacing * 2)))
}

/** What cannot be read is shown to editors only. */
export function Problem({ unreadable: { was, problems } }: { unreadable: Unreadable }) {
  const { isPreview } = usePageScope()
  if (!isPreview) return null
  return (
    <div className={styles.problem} role="note">
      <p>This part cannot be shown: {was}</p>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  )
}
