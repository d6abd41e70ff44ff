import type { BlockProps, Blocks } from '#app/blocks/block.ts'
import { ContentButton } from '#app/blocks/content-button.tsx'
import { TableOfContents } from './table-of-contents.tsx'

type Types = 'Button' | 'Divider' | 'Table of contents'

export const structureBlocks: Blocks<Types> = {
  Button: ButtonBlock,
  Divider,
  'Table of contents': TableOfContents,
}

function ButtonBlock({ entry }: BlockProps<'Button'>) {
  return (
    <div>
      <ContentButton button={entry.fields.button} />
    </div>
  )
}

/** A horizontal line. Screen readers skip a decorative one; any other marks a change of subject. */
function Divider({ entry }: BlockProps<'Divider'>) {
  return <hr aria-hidden={entry.fields.isDecorative || undefined} />
}
