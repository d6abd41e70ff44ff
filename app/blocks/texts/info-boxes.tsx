import type { ReactNode } from 'react'
import type { BlockProps } from '#app/blocks/block.ts'
import { BlockTitle } from '#app/blocks/block-title.tsx'
import shared from '#app/blocks/blocks.module.css'
import { ItemTitle } from '#app/blocks/lists/item-title.tsx'
import { RichText } from '#app/blocks/rich-text/rich-text.tsx'
import { Words } from '#app/blocks/rich-text/words.tsx'
import { Stack } from '#app/ui/page/page.tsx'
import styles from './texts.module.css'

/** Basic has a colored edge, Filled a colored background, and Two Columns a heading beside the text. */
export function InfoBox({ entry }: BlockProps<'Info box'>) {
  const { body, color = 'white', layout = 'Basic' } = entry.fields
  const text = <RichText value={body} />
  return (
    <div className={layout === 'Basic' ? styles.edged : shared.surface} data-color={color} role="note">
      {layout === 'Two Columns' ? (
        <Columns>
          <BlockTitle of={entry} className={styles.title} />
          <Stack>{text}</Stack>
        </Columns>
      ) : (
        <Stack>
          <BlockTitle of={entry} className={styles.title} />
          {text}
        </Stack>
      )}
    </div>
  )
}

export function TwoColumnInfoBox({ entry }: BlockProps<'Two column info box'>) {
  const { leftTitle, left, rightTitle, right, color = 'white' } = entry.fields
  return (
    <Stack className={shared.surface} data-color={color}>
      <BlockTitle of={entry} className={styles.title} />
      <Columns>
        <Stack>
          {leftTitle ? (
            <ItemTitle in={entry}>
              <Words text={leftTitle} />
            </ItemTitle>
          ) : null}
          <RichText value={left} />
        </Stack>
        <Stack>
          {rightTitle ? (
            <ItemTitle in={entry}>
              <Words text={rightTitle} />
            </ItemTitle>
          ) : null}
          <RichText value={right} />
        </Stack>
      </Columns>
    </Stack>
  )
}

function Columns({ children }: { children: ReactNode }) {
  return <div className={shared.columns}>{children}</div>
}
