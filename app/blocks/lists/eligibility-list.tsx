import type { BlockProps } from '#app/blocks/block.ts'
import { BlockTitle } from '#app/blocks/block-title.tsx'
import shared from '#app/blocks/blocks.module.css'
import { Stack } from '#app/ui/page/page.tsx'
import { ItemWords } from './item-title.tsx'
import styles from './lists.module.css'
import { listText } from './messages.ts'

/** A list of conditions. Nothing in it suggests that the reader meets them. */
export function EligibilityList({ entry }: BlockProps<'Eligibility list'>) {
  const { criteria } = entry.fields
  return (
    <Stack className={shared.surface}>
      <BlockTitle of={entry} className={styles.boxTitle} />
      <p>{criteria.length === 1 ? listText.meetOne : listText.meetAll}</p>
      <ul className={styles.rows}>
        {criteria.map(({ _key, title, text }, at) => (
          <li key={_key ?? at}>
            <ItemWords in={entry} title={title} text={text} />
          </li>
        ))}
      </ul>
    </Stack>
  )
}
