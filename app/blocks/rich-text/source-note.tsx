import { ContentLink } from '#app/blocks/content-link.tsx'
import { usePageScope } from '#app/blocks/page-scope.tsx'
import { Tooltip } from '#app/ui/tooltip/tooltip.tsx'
import { glossaryTouchLeaveMs } from '#app/ui/tooltip/tooltip-timing.ts'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { useIsPlain } from './plain.tsx'
import styles from './rich-text.module.css'
import { richTextText } from './text-messages.ts'
import type { CitationValue } from './text-value.ts'

/** The number of a source after the words it supports; it opens the source beside it. */
export function SourceNote({ citation }: { citation: CitationValue }) {
  const number = usePageScope().sources.getSource(citation)?.number
  const isPlain = useIsPlain()
  const shown = `[${number ?? richTextText.citation.unnumbered}]`
  if (isPlain) return <sup className={styles.note}>{shown}</sup>
  return (
    <sup className={styles.note}>
      <Tooltip
        text={<SourceName citation={citation} />}
        label={number ? richTextText.citation.label(number) : richTextText.citation.unnumbered}
        touchLeaveMs={glossaryTouchLeaveMs}
      >
        {number ? <VisuallyHidden>{richTextText.citation.spoken}</VisuallyHidden> : null}
        {shown}
      </Tooltip>
    </sup>
  )
}

/** The publisher and title of a source, when it was published, if known, and when it was read. */
export function SourceName({ citation }: { citation: CitationValue }) {
  const { publisher, title, url, publishedOn, readOn } = citation
  return (
    <>
      {publisher}: <ContentLink address={url}>{title}</ContentLink>,{' '}
      {richTextText.citation.days(readOn, publishedOn)}
    </>
  )
}
