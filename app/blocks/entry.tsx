import type { ReactNode } from 'react'
import type { AnyEntry, ComponentType } from '#cms/model/blocks/block-types.ts'
import type { Unreadable } from '#cms/model/fields/value.ts'
import type { BlockProps } from './block.ts'
import styles from './blocks.module.css'
import { blocks } from './blocks.ts'
import { Problem } from './problem.tsx'
import { showsNothing } from './sections/section-value.ts'
import { SourceLines } from './source-lines.tsx'

/** One block of a page, with the space above and below it. */
export function Entry({ entry }: { entry: AnyEntry | Unreadable }) {
  if (entry._type === 'unreadable') return <Problem unreadable={entry} />
  if (showsNothing(entry)) return null
  return (
    <div className={styles.entry} data-spacing={entry.spacing} data-room={getSpacing(entry)}>
      {draw(entry.componentType, entry)}
      {entry.sources ? <SourceLines sources={entry.sources} /> : null}
    </div>
  )
}

function draw<Type extends ComponentType>(type: Type, entry: AnyEntry): ReactNode {
  const Block = blocks[type] as (props: BlockProps<Type>) => ReactNode
  return <Block entry={entry as BlockProps<Type>['entry']} />
}

/**
 * Converts custom spacing from rems to half rems, from 0 to 16, the steps that have rules in
 * blocks.module.css, because the content security policy forbids inline styles.
 */
export function getSpacing({ spacing, customSpacing }: Pick<AnyEntry, 'spacing' | 'customSpacing'>) {
  if (spacing !== 'Custom' || customSpacing === undefined) return undefined
  return Math.min(16, Math.max(0, Math.round(customSpacing * 2)))
}
