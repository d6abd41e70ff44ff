import { ButtonLink } from '#app/ui/button/button.tsx'
import type { ListWords } from './list-words.ts'
import styles from './offers-list.module.css'

interface RestOfListProps {
  /** What is shown of the list: so many from this place on, counted from 0, of so many in all. */
  shown: { from: number; length: number; count: number }
  /** The page that is shown of all pages; undefined while only the first ones are shown. */
  page: { number: number; of: number } | undefined
  /** Returns the address of a page, and the part of it where reading goes on. */
  pageAddress: (page: number) => string
  /** The first page, at the first row that is not shown yet. */
  restAddress: string
  words: ListWords
}

/** Links to the remaining rows, and to the other pages once all are shown. */
export function RestOfList({ shown, page, pageAddress, restAddress, words }: RestOfListProps) {
  const { from, length, count } = shown
  if (length === count) return null
  if (!page)
    return (
      <p className={styles.rest}>
        <ButtonLink data-print="no" fitContent href={restAddress} variant="white">
          {words.showRest(count)}
        </ButtonLink>
        <span>{words.shownOf(length, count)}</span>
      </p>
    )
  return (
    <nav aria-label={words.pagesLabel} className={styles.rest}>
      {page.number > 1 ? (
        <ButtonLink data-print="no" fitContent href={pageAddress(page.number - 1)} variant="white">
          {words.previous}
        </ButtonLink>
      ) : null}
      <span>{words.pageOf({ from: from + 1, to: from + length, count })}</span>
      {page.number < page.of ? (
        <ButtonLink data-print="no" fitContent href={pageAddress(page.number + 1)} variant="white">
          {words.next}
        </ButtonLink>
      ) : null}
    </nav>
  )
}
