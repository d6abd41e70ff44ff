import type { BlockProps, Blocks } from '#app/blocks/block.ts'
import { RichText } from '#app/blocks/rich-text/rich-text.tsx'
import { Colored } from './colored.tsx'
import { HeaderWithIcon } from './header-with-icon.tsx'
import { ImageBlock } from './image-block.tsx'
import { InfoBox, TwoColumnInfoBox } from './info-boxes.tsx'
import { References } from './references.tsx'
import { OurStory, TextAndImage } from './text-beside-image.tsx'

type Types =
  | 'Text Block'
  | 'Colored'
  | 'Text and image'
  | 'Info box'
  | 'Two column info box'
  | 'Header with icon'
  | 'Our story'
  | 'References'
  | 'Image'

export const textBlocks: Blocks<Types> = {
  'Text Block': TextBlock,
  Colored,
  'Text and image': TextAndImage,
  'Info box': InfoBox,
  'Two column info box': TwoColumnInfoBox,
  'Header with icon': HeaderWithIcon,
  'Our story': OurStory,
  References,
  Image: ImageBlock,
}

function TextBlock({ entry }: BlockProps<'Text Block'>) {
  return <RichText value={entry.fields.body} />
}
