import type { BlockProps } from '#app/blocks/block.ts'
import { BlockTitle } from '#app/blocks/block-title.tsx'
import shared from '#app/blocks/blocks.module.css'
import { ContentButton } from '#app/blocks/content-button.tsx'
import { RichText } from '#app/blocks/rich-text/rich-text.tsx'
import { Stack } from '#app/ui/page/page.tsx'
import styles from './texts.module.css'

export function Colored({ entry }: BlockProps<'Colored'>) {
  const { body, color = 'white', button } = entry.fields
  return (
    <Stack className={shared.surface} data-color={color}>
      <BlockTitle of={entry} className={styles.title} />
      <RichText value={body} />
      {button ? <ContentButton button={button} /> : null}
    </Stack>
  )
}
