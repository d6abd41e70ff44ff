import { PortableText, type PortableTextComponents } from '@portabletext/react'
import type { ReactNode } from 'react'
import { usePageScope } from '#app/blocks/page-scope.tsx'
import type { AnyRichText } from '#cms/model/rich-text/rich-text.ts'
import { marks } from './marks.tsx'
import { Plain } from './plain.tsx'
import { prepareText } from './prepare-text.ts'
import { SourceNote } from './source-note.tsx'
import type { SourceNoteValue } from './text-value.ts'

/** Simple text in a tooltip, which is inside a paragraph, so paragraphs render as spans. */
export function TipText({ value }: { value: AnyRichText }) {
  const { words } = usePageScope()
  return (
    <Plain>
      <PortableText
        value={prepareText(value, words, true)}
        components={components}
        onMissingComponent={false}
      />
    </Plain>
  )
}

const components: PortableTextComponents = {
  types: {
    sourceNote: ({ value }: { value: SourceNoteValue }) => <SourceNote citation={value.citation} />,
    unreadable: () => null,
  },
  marks,
  block: ({ children }: { children?: ReactNode }) => <span>{children}</span>,
  // biome-ignore lint/a11y/useSemanticElements: a list element would end the paragraph around the tooltip
  list: ({ children }) => <span role="list">{children}</span>,
  // biome-ignore lint/a11y/useSemanticElements: a list element would end the paragraph around the tooltip
  listItem: ({ children }) => <span role="listitem">{children}</span>,
  unknownType: () => null,
}
