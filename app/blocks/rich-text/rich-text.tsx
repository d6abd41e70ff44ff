import type { PortableTextComponents } from '@portabletext/react'
import type { AnyRichText } from '#cms/model/rich-text/rich-text.ts'
import { DefinitionTip } from './definition-tip.tsx'
import type { Marked } from './marks.tsx'
import { members } from './members.tsx'
import { SimpleText, simpleComponents } from './simple-text.tsx'
import type { MarkOf } from './text-value.ts'

/** Text with marks, lists, pictures and tables. */
export function RichText({ value }: { value: AnyRichText }) {
  return <SimpleText value={value} components={components} />
}

const components: PortableTextComponents = {
  ...simpleComponents,
  types: { ...simpleComponents.types, ...members },
  marks: {
    ...simpleComponents.marks,
    definition: ({ value, children }: Marked<MarkOf<'definition'>>) =>
      value ? <DefinitionTip definition={value.definition}>{children}</DefinitionTip> : children,
  },
}
