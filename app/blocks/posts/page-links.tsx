import { PrefetchLink } from '#app/ui/prefetch-link/prefetch-link.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { pagesShown, toPageAddress } from './list-pages.ts'
import { messages } from './messages.ts'
import styles from './posts.module.css'

interface PageLinksProps {
  /** Path and query of this page. */
  address: string
  page: number
  pages: number
}

/** Links to the other pages of a list; renders nothing when there is only one page. */
export function PageLinks({ address, page, pages }: PageLinksProps) {
  if (pages <= 1) return null
  const linkTo = (other: number) => toPageAddress(address, other)
  return (
    <nav aria-label={messages.pages} className={styles.pages} data-print="no">
      <p className={styles.soft}>{messages.pageOf(page, pages)}</p>
      {page > 1 ? (
        <PrefetchLink rel="prev" href={linkTo(page - 1)}>
          {messages.previous}
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
            <VisuallyHidden>{messages.page(each)}</VisuallyHidden>
            <span aria-hidden="true">{each}</span>
          </PrefetchLink>
        ),
      )}
      {page < pages ? (
        <PrefetchLink rel="next" href={linkTo(page + 1)}>
          {messages.next}
        </PrefetchLink>
      ) : null}
    </nav>
  )
}
