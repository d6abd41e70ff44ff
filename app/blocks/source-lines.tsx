import type { AnyEntry } from '#cms/model/blocks/block-types.ts'
import styles from './blocks.module.css'
import { SourceName } from './rich-text/source-note.tsx'

type Citation = NonNullable<AnyEntry['sources']>[number]

/** The sources of the figures in a block, in small print below it. */
export function SourceLines({ sources }: { sources: readonly Citation[] }) {
  return sources.map((source, at) => (
    <p className={styles.source} key={source._key ?? at}>
      Source: <SourceName citation={source} />
    </p>
  ))
}
