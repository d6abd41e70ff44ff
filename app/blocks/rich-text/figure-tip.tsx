import type { ReactNode } from 'react'
import { Tooltip } from '#app/ui/tooltip/tooltip.tsx'
import { glossaryTouchLeaveMs } from '#app/ui/tooltip/tooltip-timing.ts'
import type { LivingFigure } from '#domain/award-years/living-figures.ts'
import styles from './rich-text.module.css'
import { richTextText } from './text-messages.ts'

/** A yearly figure with a tooltip that shows its source. */
export function FigureTip({
  figure: { title, source },
  children,
}: {
  figure: LivingFigure
  children: ReactNode
}) {
  const { publisher, title: page, url, checkedOn, readIn } = source
  const text = (
    <span className={styles.tip}>
      <strong>{title}</strong>
      <span>
        {publisher}:{' '}
        <a href={url} target="_blank" rel="noopener">
          {page}
        </a>
      </span>
      <span>{richTextText.figure.read(readIn, checkedOn)}</span>
    </span>
  )
  return (
    <Tooltip text={text} label={richTextText.figure.label} touchLeaveMs={glossaryTouchLeaveMs}>
      {children}
    </Tooltip>
  )
}
