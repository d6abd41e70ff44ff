import type { ComponentProps, ElementType, ReactNode } from 'react'

interface ListPaginationProps extends ComponentProps<'nav'> {
  page: number
  pages: number
  toAddress: (page: number) => string
  words: { previous: string; next: string }
  /** What is said before the links. */
  before?: ReactNode
  /** What draws a link to another page, if it is no plain link. */
  link?: ElementType<ComponentProps<'a'>>
}

/** Links to the pages before and after this one, around what is said about this one; nothing for a single page. */
export function ListPagination({
  page,
  pages,
  toAddress,
  words,
  before,
  link: Link = 'a',
  children,
  ...nav
}: ListPaginationProps) {
  if (pages < 2) return null
  return (
    <nav {...nav}>
      {before}
      {page > 1 ? (
        <Link href={toAddress(page - 1)} rel="prev">
          {words.previous}
        </Link>
      ) : null}
      {children}
      {page < pages ? (
        <Link href={toAddress(page + 1)} rel="next">
          {words.next}
        </Link>
      ) : null}
    </nav>
  )
}
