import type { BlockProps } from '#app/blocks/block.ts'
import { RichText } from '#app/blocks/rich-text/rich-text.tsx'

export function TextBlock({ entry }: BlockProps<'Text Block'>) {
  return <RichText value={entry.fields.body} />
}
