import type { ReactNode } from 'react'
import blocks from '#app/blocks/blocks.module.css'
import { ContentLink, PostLink } from '#app/blocks/content-link.tsx'
import { usePageScope } from '#app/blocks/page-scope.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Spoken } from '#app/ui/spoken/spoken.tsx'
import type { Unreadable } from '#content-model/fields/value.ts'
import type { decorators } from '#content-model/rich-text/styles.ts'
import { DefinitionTip } from './definition-tip.tsx'
import { FigureTip } from './figure-tip.tsx'
import styles from './rich-text.module.css'
import type { FigureMark, MarkOf } from './text-value.ts'
import { words } from './text-words.ts'

interface Plainly {
  children: ReactNode
}

interface Marked<Value> extends Plainly {
  value?: Value
}

const decorated: Record<(typeof decorators)[number], (props: Plainly) => ReactNode> = {
  strong: ({ children }) => <strong>{children}</strong>,
  em: ({ children }) => <em>{children}</em>,
  // The default has an inline style, which the policy of the pages refuses.
  underline: ({ children }) => <u>{children}</u>,
  'strike-through': ({ children }) => <del>{children}</del>,
  code: ({ children }) => <code>{children}</code>,
  sup: ({ children }) => <sup>{children}</sup>,
  sub: ({ children }) => <sub>{children}</sub>,
}

/** How marks are drawn. Sources are not among them: prepareText makes notes of them. */
export const marks = {
  ...decorated,
  link: ({ value, children }: Marked<MarkOf<'link'>>) =>
    value ? <ContentLink address={value.href}>{children}</ContentLink> : children,
  internalLink: ({ value, children }: Marked<MarkOf<'internalLink'>>) =>
    value ? <PostLink post={value.reference}>{children}</PostLink> : children,
  definition: ({ value, children }: Marked<MarkOf<'definition'>>) =>
    value ? <DefinitionTip definition={value.definition}>{children}</DefinitionTip> : children,
  example: ({ children }: Plainly) => (
    <span className={styles.example}>
      {children}
      <Spoken>{words.example}</Spoken>
    </span>
  ),
  livingFigure: ({ value, children }: Marked<FigureMark>) =>
    value ? <FigureTip figure={value.figure}>{children}</FigureTip> : children,
  unreadable: UnreadableMark,
}

/** The words stay; what is wrong with the mark is shown to editors. */
function UnreadableMark({ value, children }: Marked<Unreadable>) {
  const { isPreview } = usePageScope()
  if (!isPreview || !value) return children
  return (
    <>
      {children}
      <span className={classNames(blocks.problem, styles.problem)} role="note">
        {words.unreadable(value.was, value.problems)}
      </span>
    </>
  )
}
