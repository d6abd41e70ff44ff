import type { BlockProps } from '#app/blocks/block.ts'
import { BlockTitle } from '#app/blocks/block-title.tsx'
import shared from '#app/blocks/blocks.module.css'
import { Ornament } from '#app/blocks/media/content-image.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Stack } from '#app/ui/page/page.tsx'
import type { EntryOf } from '#cms/model/blocks/block-types.ts'
import { ItemWords } from './item-title.tsx'
import styles from './lists.module.css'

export function HorizontalOrderedList({ entry }: BlockProps<'Horizontal ordered list'>) {
  return (
    <Stack>
      <BlockTitle of={entry} />
      <ol className={classNames(shared.columns, styles.columns, styles.numbered)}>
        <Items entry={entry} />
      </ol>
    </Stack>
  )
}

/** Paragraphs with icons, in one column or in two; the Filled layout has a background color. */
export function IconParagraphList({ entry }: BlockProps<'Icon paragraph list'>) {
  const { layout = 'Basic' } = entry.fields
  const isFilled = layout === 'Filled'
  return (
    <Stack className={isFilled ? shared.surface : undefined} data-color="primary">
      <BlockTitle of={entry} className={isFilled ? styles.boxTitle : undefined} />
      <ul className={classNames(shared.columns, styles.columns, styles.signed)} data-layout={layout}>
        <Items entry={entry} />
      </ul>
    </Stack>
  )
}

function Items({ entry }: { entry: EntryOf<'Horizontal ordered list'> | EntryOf<'Icon paragraph list'> }) {
  return entry.fields.items.map(({ _key, title, text, icon }, at) => (
    <li key={_key ?? at}>
      {icon ? <Ornament className={styles.icon} image={icon} width={48} height={48} /> : null}
      <div>
        <ItemWords in={entry} title={title} text={text} />
      </div>
    </li>
  ))
}
