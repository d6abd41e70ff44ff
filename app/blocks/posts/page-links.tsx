import { PrefetchLink } from '#app/ui/prefetch-link/prefetch-link.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { ListPagination } from '#kit/listing/list/list-pagination.tsx'
import { pagesShown, toPageAddress } from './list-pages.ts'
import { postText } from './messages.ts'
import styles from './posts.module.css'

interface PageLinksProps {
  /** Path and query of this page. */
  address: string
  page: number
  pages: number
  /** The title of the list, if it has one. */
  list: string | undefined
}

/** Links to the other pages of a list; renders nothing when there is only one page. */
export function PageLinks({ address, page, pages, list }: PageLinksProps) {
  const linkTo = (other: number) => toPageAddress(address, other)
  return (
    <ListPagination
      aria-label={postText.pages(list)}
      before={<p className={styles.soft}>{postText.pageOf(page, pages)}</p>}
      className={styles.pages}
      data-print="no"
      link={PrefetchLink}
      page={page}
      pages={pages}
      toAddress={linkTo}
      words={postText}
    >
      {pagesShown(page, pages).map((each, at) =>
        each === 'gap' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap is known by its place only
          <span key={`gap ${at}`} aria-hidden="true">
            …
          </span>
        ) : (
          <PrefetchLink key={each} href={linkTo(each)} aria-current={each === page ? 'page' : undefined}>
            <VisuallyHidden>{postText.page(each)}</VisuallyHidden>
            <span aria-hidden="true">{each}</span>
          </PrefetchLink>
        ),
      )}
    </ListPagination>
  )
}
