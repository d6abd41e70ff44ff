import { PortableText, type PortableTextComponents } from '@portabletext/react'
import { usePageScope } from '#app/blocks/page-scope.tsx'
import { Problem } from '#app/blocks/problem.tsx'
import type { Unreadable } from '#cms/model/fields/value.ts'
import type { AnyRichText } from '#cms/model/rich-text/rich-text.ts'
import { marks } from './marks.tsx'
import { Block } from './paragraph.tsx'
import { useIsPlain } from './plain.tsx'
import { prepareText } from './prepare-text.ts'
import styles from './rich-text.module.css'
import { SourceNote } from './source-note.tsx'
import type { SourceNoteValue } from './text-value.ts'

interface SimpleTextProps {
  value: AnyRichText
  /** The components for the parts of the text, when it can have more than simple text has. */
  components?: PortableTextComponents
}

/** Text with marks and lists, as in table cells. */
export function SimpleText({ value, components = simpleComponents }: SimpleTextProps) {
  const { words } = usePageScope()
  return (
    <div className={styles.text}>
      <PortableText
        value={prepareText(value, words, useIsPlain())}
        components={components}
        onMissingComponent={false}
      />
    </div>
  )
}

// Functions instead of records keyed by name, so that a style or list named like a property of every object
// finds nothing.
export const simpleComponents = {
  types: {
    sourceNote: ({ value }: { value: SourceNoteValue }) => <SourceNote citation={value.citation} />,
    unreadable: ({ value }: { value: Unreadable }) => <Problem unreadable={value} />,
  },
  marks,
  block: Block,
  list: ({ value, children }) => (value.listItem === 'number' ? <ol>{children}</ol> : <ul>{children}</ul>),
  listItem: ({ children }) => <li>{children}</li>,
  unknownType: () => null,
} satisfies PortableTextComponents
