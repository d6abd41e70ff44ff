import type { ReactNode } from 'react'
import type { BlockProps } from '#app/blocks/block.ts'
import { BlockTitle } from '#app/blocks/block-title.tsx'
import shared from '#app/blocks/blocks.module.css'
import { ItemTitle } from '#app/blocks/lists/item-title.tsx'
import { usePageScope } from '#app/blocks/page-scope.tsx'
import { RichText } from '#app/blocks/rich-text/rich-text.tsx'
import { TextHeading } from '#app/blocks/rich-text/text-heading.ts'
import { Words } from '#app/blocks/rich-text/words.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Stack } from '#app/ui/page/page.tsx'
import type { AnyRichText } from '#cms/model/rich-text/rich-text.ts'
import styles from './texts.module.css'

/** Basic looks as every note of the site, Filled has a colored background, and Two Columns a heading beside the text. */
export function InfoBox({ entry }: BlockProps<'Info box'>) {
  const { body, color = 'white', layout = 'Basic' } = entry.fields
  const level = useHeadingLevel(entry)
  const text = (
    <TextHeading value={getElementBelow(level)}>
      <RichText value={body} />
    </TextHeading>
  )
  const title = <BlockTitle of={entry} className={styles.title} />
  if (layout === 'Basic')
    return (
      <Note role="note">
        {title}
        {text}
      </Note>
    )
  return (
    <div className={shared.surface} data-color={color} role="note">
      {layout === 'Two Columns' ? (
        <Columns>
          {title}
          <Stack>{text}</Stack>
        </Columns>
      ) : (
        <Stack>
          {title}
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
        <Column in={entry} title={leftTitle} text={left} />
        <Column in={entry} title={rightTitle} text={right} />
      </Columns>
    </Stack>
  )
}

function Column({ in: block, title, text }: { in: object; title: string | undefined; text: AnyRichText }) {
  const level = useHeadingLevel(block)
  return (
    <Stack>
      {title ? (
        <ItemTitle in={block}>
          <Words text={title} />
        </ItemTitle>
      ) : null}
      <TextHeading value={getElementBelow(title && level ? level + 1 : level)}>
        <RichText value={text} />
      </TextHeading>
    </Stack>
  )
}

function useHeadingLevel(block: object): number | undefined {
  return usePageScope().outline.getHeading(block)?.level
}

function getElementBelow(level: number | undefined): 'h3' | 'h4' | 'h5' | 'p' {
  const elements = { 2: 'h3', 3: 'h4', 4: 'h5' } as const
  return level === 2 || level === 3 || level === 4 ? elements[level] : 'p'
}

function Columns({ children }: { children: ReactNode }) {
  return <div className={shared.columns}>{children}</div>
}
