import type { BlockProps } from '#app/blocks/block.ts'
import { BlockTitle } from '#app/blocks/block-title.tsx'
import shared from '#app/blocks/blocks.module.css'
import { classNames } from '#app/ui/class-names.ts'
import { Stack } from '#app/ui/page/page.tsx'
import { CardOfCards } from './card-of-cards.tsx'
import styles from './lists.module.css'

/** Filled: the color is behind the cards, which stand out from it. Otherwise it is the cards' own. */
export function Cards({ entry }: BlockProps<'Cards'>) {
  const { cardItems, layout = 'Basic', color = 'white' } = entry.fields
  const isFilled = layout === 'Filled'
  const ownColor = color === 'white' ? 'secondary' : 'white'
  return (
    <Stack className={isFilled ? shared.surface : undefined} data-color={color}>
      <BlockTitle of={entry} className={isFilled ? styles.boxTitle : undefined} />
      <ul className={classNames(shared.columns, styles.columns)} data-layout={layout}>
        {cardItems.map((item, at) => (
          <CardOfCards key={item._key ?? at} item={item} entry={entry} color={isFilled ? ownColor : color} />
        ))}
      </ul>
    </Stack>
  )
}
