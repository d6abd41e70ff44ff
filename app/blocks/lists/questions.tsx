import type { BlockProps } from '#app/blocks/block.ts'
import { BlockTitle } from '#app/blocks/block-title.tsx'
import shared from '#app/blocks/blocks.module.css'
import { Plain } from '#app/blocks/rich-text/plain.tsx'
import { RichText } from '#app/blocks/rich-text/rich-text.tsx'
import { Words } from '#app/blocks/rich-text/words.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Details } from '#app/ui/details/details.tsx'
import { Stack } from '#app/ui/page/page.tsx'
import type { EntryOf } from '#cms/model/blocks/block-types.ts'
import styles from './lists.module.css'

export function AccordionList({ entry }: BlockProps<'Accordion list'>) {
  return (
    <div>
      <BlockTitle of={entry} />
      <Items items={entry.fields.items} />
    </div>
  )
}

export function FaqPurple({ entry }: BlockProps<'FAQ - purple - one column'>) {
  return <Faq entry={entry} color="primary" />
}

export function FaqWhite({ entry }: BlockProps<'FAQ - white - one column'>) {
  return <Faq entry={entry} color="white" />
}

type FaqEntry = EntryOf<'FAQ - purple - one column'> | EntryOf<'FAQ - white - one column'>

function Faq({ entry, color }: { entry: FaqEntry; color: 'primary' | 'white' }) {
  return (
    <div className={classNames(shared.surface, styles.faq)} data-color={color}>
      <BlockTitle of={entry} className={styles.boxTitle} />
      <Items items={entry.fields.questions} />
    </div>
  )
}

type Item = Pick<FaqEntry['fields']['questions'][number], '_key' | 'title' | 'content'>

/** Several questions can be open at once, so that readers can compare answers. */
function Items({ items }: { items: readonly Item[] }) {
  return items.map(({ _key, title, content }, at) => (
    <Details key={_key ?? at} summary={<Question text={title} />}>
      <Stack>
        <RichText value={content} />
      </Stack>
    </Details>
  ))
}

function Question({ text }: { text: string }) {
  return (
    <Plain>
      <Words text={text} />
    </Plain>
  )
}
