import { ContentLink } from '#app/blocks/content-link.tsx'
import { usePageScope } from '#app/blocks/page-scope.tsx'
import { Spoken } from '#app/ui/spoken/spoken.tsx'
import { Tooltip } from '#app/ui/tooltip/tooltip.tsx'
import { glossaryTouchLeaveMs } from '#app/ui/tooltip/tooltip-timing.ts'
import { useIsPlain } from './plain.tsx'
import styles from './rich-text.module.css'
import type { CitationValue } from './text-value.ts'
import { words } from './text-words.ts'

/** The number of a source behind the words it belongs to; the source itself opens beside it. */
export function SourceNote({ citation }: { citation: CitationValue }) {
  const number = usePageScope().sources.sourceOf(citation)?.number
  const isPlain = useIsPlain()
  const shown = `[${number ?? words.citation.unnumbered}]`
  if (isPlain) return <sup className={styles.note}>{shown}</sup>
  return (
    <sup className={styles.note}>
      <Tooltip
        text={<SourceName citation={citation} />}
        label={number ? words.citation.label(number) : words.citation.unnumbered}
        touchLeaveMs={glossaryTouchLeaveMs}
      >
        {number ? <Spoken>{words.citation.spoken}</Spoken> : null}
        {shown}
      </Tooltip>
    </sup>
  )
}

/** Who published what, and when. */
export function SourceName({ citation: { publisher, title, url, date } }: { citation: CitationValue }) {
  return (
    <>
      {publisher}: <ContentLink address={url}>{title}</ContentLink>, {words.citation.day(date)}
    </>
  )
}
