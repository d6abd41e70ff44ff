import type { BlockProps } from '#app/blocks/block.ts'
import { BlockTitle } from '#app/blocks/block-title.tsx'
import shared from '#app/blocks/blocks.module.css'
import { CardList } from '#app/ui/card-list/card-list.tsx'
import { Stack } from '#app/ui/page/page.tsx'
import { CardOfCards } from './card-of-cards.tsx'
import styles from './lists.module.css'

/**
 * In the Filled layout the color is behind the cards, which contrast with it; in other layouts the cards have
 * the color.
 */
export function Cards({ entry }: BlockProps<'Cards'>) {
  const { cardItems, layout = 'Basic', color = 'white' } = entry.fields
  const isFilled = layout === 'Filled'
  const ownColor = color === 'white' ? 'secondary' : 'white'
  return (
    <Stack className={isFilled ? shared.surface : undefined} data-color={color}>
      <BlockTitle of={entry} className={isFilled ? styles.boxTitle : undefined} />
      <CardList columns={layout === 'Two Columns' ? 2 : undefined}>
        {cardItems.map((item, at) => (
          <CardOfCards key={item._key ?? at} item={item} entry={entry} color={isFilled ? ownColor : color} />
        ))}
      </CardList>
    </Stack>
  )
}
