import type { BlockProps } from '#app/blocks/block.ts'
import { BlockTitle } from '#app/blocks/block-title.tsx'
import shared from '#app/blocks/blocks.module.css'
import { classNames } from '#app/ui/class-names.ts'
import { Stack } from '#app/ui/page/page.tsx'
import { CardOfCards } from './card-of-cards.tsx'
import styles from './lists.module.css'

/** Filled: the colour is behind the cards, which stand out from it. Otherwise it is the cards' own. */
export function Cards({ entry }: BlockProps<'Cards'>) {
  const { cardItems, layout = 'Basic', colour = 'white' } = entry.fields
  const isFilled = layout === 'Filled'
  const ownColour = colour === 'white' ? 'secondary' : 'white'
  return (
    <Stack className={isFilled ? shared.surface : undefined} data-colour={colour}>
      <BlockTitle of={entry} className={isFilled ? styles.boxTitle : undefined} />
      <ul className={classNames(shared.columns, styles.columns)} data-layout={layout}>
        {cardItems.map((item, at) => (
          <CardOfCards
            key={item._key ?? at}
            item={item}
            entry={entry}
            colour={isFilled ? ownColour : colour}
          />
        ))}
      </ul>
    </Stack>
  )
}
