import { PrefetchLink } from '#app/ui/prefetch-link/prefetch-link.tsx'
import { Spoken } from '#app/ui/spoken/spoken.tsx'
import { addressOfPage, pagesShown } from './list-pages.ts'
import styles from './posts.module.css'
import { words } from './words.ts'

interface PageLinksProps {
  /** Path and query of this page. */
  address: string
  page: number
  pages: number
}

/** Links to the other pages of a list; nothing where there is one. */
export function PageLinks({ address, page, pages }: PageLinksProps) {
  if (pages <= 1) return null
  const linkTo = (other: number) => addressOfPage(address, other)
  return (
    <nav aria-label={words.pages} className={styles.pages} data-print="no">
      <p className={styles.soft}>{words.pageOf(page, pages)}</p>
      {page > 1 ? (
        <PrefetchLink rel="prev" href={linkTo(page - 1)}>
          {words.previous}
        </PrefetchLink>
      ) : null}
      {pagesShown(page, pages).map((each, at) =>
        each === 'gap' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap is known by its place only
          <span key={`gap ${at}`} aria-hidden="true">
            …
          </span>
        ) : (
          <PrefetchLink key={each} href={linkTo(each)} aria-current={each === page ? 'page' : undefined}>
            <Spoken>{words.page(each)}</Spoken>
            <span aria-hidden="true">{each}</span>
          </PrefetchLink>
        ),
      )}
      {page < pages ? (
        <PrefetchLink rel="next" href={linkTo(page + 1)}>
          {words.next}
        </PrefetchLink>
      ) : null}
    </nav>
  )
}
