import type { ReactNode } from 'react'
import { Details } from '#app/ui/details/details.tsx'
import styles from './list.module.css'
import type { ListWords } from './list-words.ts'

/** Maximum length of a list of what is left out, so that it stays readable. */
const maxShown = 50

interface ExcludedItemsProps<Item> {
  id: string
  title: string
  intro?: string
  /** True if the part depends on the visitor; it is not printed then, because printouts get passed on. */
  isPersonal?: boolean
  items: readonly Item[]
  row: (item: Item) => ReactNode
  words: ListWords
}

/** A closed list of what is not in the list above; nothing where nothing is left out. */
export function ExcludedItems<Item>({
  id,
  title,
  intro,
  isPersonal,
  items,
  row,
  words,
}: ExcludedItemsProps<Item>) {
  if (items.length === 0) return null
  return (
    <Details data-print={isPersonal ? 'no' : undefined} id={id} look="line" summary={<h3>{title}</h3>}>
      {intro ? <p>{intro}</p> : null}
      <ul className={styles.excluded}>
        {items.slice(0, maxShown).map(row)}
        {items.length > maxShown ? <li>{words.andMore(items.length - maxShown)}</li> : null}
      </ul>
    </Details>
  )
}
