import type { ReactNode } from 'react'
import { PostLink } from '#app/blocks/content-link.tsx'
import { Tooltip } from '#app/ui/tooltip/tooltip.tsx'
import { glossaryTouchLeaveMs } from '#app/ui/tooltip/tooltip-timing.ts'
import { useIsPlain } from './plain.tsx'
import styles from './rich-text.module.css'
import { richTextText } from './text-messages.ts'
import type { MarkOf } from './text-value.ts'
import { TipText } from './tip-text.tsx'

/** Words with a tooltip that shows their glossary definition. */
export function DefinitionTip({
  definition: { title, content, relatedBlog },
  children,
}: {
  definition: MarkOf<'definition'>['definition']
  children: ReactNode
}) {
  if (useIsPlain()) return children
  const text = (
    <span className={styles.tip}>
      <strong>{title}</strong>
      <TipText value={content} />
      {relatedBlog ? (
        <span>
          <PostLink post={relatedBlog}>
            {relatedBlog.title
              ? richTextText.definition.more(relatedBlog.title)
              : richTextText.definition.moreUntitled}
          </PostLink>
        </span>
      ) : null}
    </span>
  )
  return (
    <Tooltip text={text} label={title} touchLeaveMs={glossaryTouchLeaveMs}>
      {children}
    </Tooltip>
  )
}
