import type { ReactNode } from 'react'
import { Tooltip } from '#app/ui/tooltip/tooltip.tsx'
import { glossaryTouchLeaveMs } from '#app/ui/tooltip/tooltip-timing.ts'
import type { LivingFigure } from '#domain/award-years/living-figures.ts'
import styles from './rich-text.module.css'
import { words } from './text-words.ts'

/** A yearly figure that shows where it comes from. */
export function FigureTip({
  figure: { title, source },
  children,
}: {
  figure: LivingFigure
  children: ReactNode
}) {
  const { publisher, title: page, url, checkedOn, evidence, readIn } = source
  const text = (
    <span className={styles.tip}>
      <strong>{title}</strong>
      <span>
        {publisher}:{' '}
        <a href={url} target="_blank" rel="noopener">
          {page}
        </a>
      </span>
      {evidence === 'confirmed' ? (
        <span>{words.figure.confirmed(readIn, checkedOn)}</span>
      ) : (
        <span data-evidence={evidence}>{words.figure.recalled(checkedOn)}</span>
      )}
    </span>
  )
  return (
    <Tooltip text={text} label={words.figure.label} touchLeaveMs={glossaryTouchLeaveMs}>
      {children}
    </Tooltip>
  )
}
