import type { ReactNode } from 'react'
import type { BlockProps } from '#app/blocks/block.ts'
import { BlockTitle } from '#app/blocks/block-title.tsx'
import shared from '#app/blocks/blocks.module.css'
import { ContentButton } from '#app/blocks/content-button.tsx'
import { ContentImage } from '#app/blocks/media/content-image.tsx'
import { RichText } from '#app/blocks/rich-text/rich-text.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Stack } from '#app/ui/page/page.tsx'
import type { EntryOf } from '#cms/model/blocks/block-types.ts'
import styles from './texts.module.css'

export function TextAndImage({ entry }: BlockProps<'Text and image'>) {
  const { button, layout = 'Basic' } = entry.fields
  return (
    <Beside entry={entry} layout={layout}>
      {button ? <ContentButton button={button} /> : null}
    </Beside>
  )
}

export function OurStory({ entry }: BlockProps<'Our story'>) {
  return <Beside entry={entry} layout="Two Columns" />
}

interface BesideProps {
  entry: EntryOf<'Text and image'> | EntryOf<'Our story'>
  layout: string
  children?: ReactNode
}

/** The picture comes first in the source, so that it is above the text when both do not fit side by side. */
function Beside({ entry, layout, children }: BesideProps) {
  const { body, image } = entry.fields
  const isFilled = layout === 'Filled'
  return (
    <div
      className={classNames(styles.beside, isFilled ? shared.surface : undefined)}
      data-color="secondary"
      data-layout={layout}
    >
      {image ? <ContentImage className={styles.picture} image={image} width={600} /> : null}
      <Stack className={styles.words}>
        <BlockTitle of={entry} />
        <RichText value={body} />
        {children}
      </Stack>
    </div>
  )
}
