import type { ReactNode } from 'react'
import blocks from '#app/blocks/blocks.module.css'
import { ContentLink, PostLink } from '#app/blocks/content-link.tsx'
import { usePageScope } from '#app/blocks/page-scope.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import type { Unreadable } from '#cms/model/fields/value.ts'
import type { decorators } from '#cms/model/rich-text/styles.ts'
import { FigureTip } from './figure-tip.tsx'
import styles from './rich-text.module.css'
import { richTextText } from './text-messages.ts'
import type { FigureMark, MarkOf } from './text-value.ts'

interface Plainly {
  children: ReactNode
}

export interface Marked<Value> extends Plainly {
  value?: Value
}

const decorated: Record<(typeof decorators)[number], (props: Plainly) => ReactNode> = {
  strong: ({ children }) => <strong>{children}</strong>,
  em: ({ children }) => <em>{children}</em>,
  // The default uses an inline style, which the content security policy blocks.
  underline: ({ children }) => <u>{children}</u>,
  'strike-through': ({ children }) => <del>{children}</del>,
  code: ({ children }) => <code>{children}</code>,
  sup: ({ children }) => <sup>{children}</sup>,
  sub: ({ children }) => <sub>{children}</sub>,
}

/**
 * The components for marks. It has no component for sources, which prepareText turns into notes, or for
 * definitions, because a tooltip itself renders text with these marks.
 */
export const marks = {
  ...decorated,
  link: ({ value, children }: Marked<MarkOf<'link'>>) =>
    value ? <ContentLink address={value.href}>{children}</ContentLink> : children,
  internalLink: ({ value, children }: Marked<MarkOf<'internalLink'>>) =>
    value ? <PostLink post={value.reference}>{children}</PostLink> : children,
  example: ({ children }: Plainly) => (
    <span className={styles.example}>
      {children}
      <VisuallyHidden>{richTextText.example}</VisuallyHidden>
    </span>
  ),
  livingFigure: ({ value, children }: Marked<FigureMark>) =>
    value ? <FigureTip figure={value.figure}>{children}</FigureTip> : children,
  unreadable: UnreadableMark,
}

/** Keeps the words of an unreadable mark and shows its problems to editors. */
function UnreadableMark({ value, children }: Marked<Unreadable>) {
  const { isPreview } = usePageScope()
  if (!isPreview || !value) return children
  return (
    <>
      {children}
      <span className={classNames(blocks.problem, styles.problem)} role="note">
        {richTextText.unreadable(value.was, value.problems)}
      </span>
    </>
  )
}
