import { PortableText, type PortableTextComponents } from '@portabletext/react'
import { Problem } from '#app/blocks/entry.tsx'
import { usePageScope } from '#app/blocks/page-scope.tsx'
import type { Unreadable } from '#content-model/fields/value.ts'
import type { AnyRichText } from '#content-model/rich-text/rich-text.ts'
import { marks } from './marks.tsx'
import { members } from './members.tsx'
import { Block } from './paragraph.tsx'
import { useIsPlain } from './plain.tsx'
import { prepareText } from './prepare-text.ts'
import styles from './rich-text.module.css'
import { SourceNote } from './source-note.tsx'
import type { SourceNoteValue } from './text-value.ts'

/** Text with marks, lists, pictures and tables. */
export function RichText({ value }: { value: AnyRichText }) {
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

// Functions, not records by name: a style or a list of another name must not find what every object has.
const components: PortableTextComponents = {
  types: {
    ...members,
    sourceNote: ({ value }: { value: SourceNoteValue }) => <SourceNote citation={value.citation} />,
    unreadable: ({ value }: { value: Unreadable }) => <Problem unreadable={value} />,
  },
  marks,
  block: Block,
  list: ({ value, children }) => (value.listItem === 'number' ? <ol>{children}</ol> : <ul>{children}</ul>),
  listItem: ({ children }) => <li>{children}</li>,
  unknownType: () => null,
}
