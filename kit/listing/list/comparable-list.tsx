import type { ComponentProps, ReactNode } from 'react'
import { href } from 'react-router'
import { CopyLinkButton, PrintButton } from '#app/shell/page-actions.tsx'
import { ButtonLink } from '#app/ui/button/button.tsx'
import type { ListPart } from '#kit/listing/list-page.ts'
import { CompareBar } from './compare-bar.tsx'
import styles from './list.module.css'
import { ListPagination } from './list-pagination.tsx'
import type { ListWords } from './list-words.ts'

interface ComparableListProps {
  view: ListPart & { settings: { showsAll: boolean; page: number } }
  /** What is listed, such as 'loans': the id of the heading. */
  id: string
  title: string
  /** What the order goes by. */
  how: ReactNode
  /** The axis of the charts in the rows. */
  axis?: ReactNode
  /** Whether a row is known by its picture, such as a card's face, on phones too. */
  hasFaces?: boolean
  /** What the amount of each row is. */
  amountHeading?: string
  /** Read aloud when the list changes. */
  said: string
  /** The items of this page. */
  items: readonly { id: string; isSample: boolean; providerId: string; isYours?: boolean }[]
  paidProviders: ReadonlySet<string>
  /** Returns the address of the list, or of one of its pages once all items are shown. */
  toAddress: (page?: { showsAll: true; page: number }) => string
  /** The id of the first row that is not shown yet. */
  nextRowId: string
  compareAddress: string
  /** Shown after who pays us: another way to compare. */
  otherWay?: ReactNode
  /** Shown above the list: what the visitor has already, which is not ranked. */
  before?: ReactNode
  /** What has its own checkbox in `before`. */
  itemsBefore?: readonly { id: string }[]
  /** Shown when the list is empty, in place of who pays us. */
  empty: ReactNode
  /** The rows. */
  children: ReactNode
  /** What is not in the list and why, and what its figures assume. */
  after: ReactNode
  /** The form that the buttons to choose an item belong to. */
  choose: ReactNode
  words: ListWords & {
    disclosureTitle: string
    disclosure: (providers: { all: number; paying: number; areSamples: boolean }) => string
    disclosureLink: string
  }
}

/** A list to compare from. At first it shows only some of its items; then all of them, page by page. */
export function ComparableList(props: ComparableListProps) {
  const { view, id, toAddress, words } = props
  return (
    <section
      aria-labelledby={id}
      className={styles.list}
      data-address={toAddress()}
      data-said={props.said}
      data-live-part
      id="list"
    >
      {props.before}
      <Disclosure {...props} />
      <div className={styles.sheet} data-faces={props.hasFaces}>
        <div className={styles.heads}>
          <h2 id={id}>{props.title}</h2>
          {view.count === 0 ? null : props.axis}
          {view.count > 0 && props.amountHeading ? <span>{props.amountHeading}</span> : null}
        </div>
        {view.count === 0 ? props.empty : props.children}
      </div>
      {view.count === 0 && view.compared.length === 0 ? null : (
        <CompareBar
          address={props.compareAddress}
          chosen={view.chosen}
          items={[...props.items, ...(props.itemsBefore ?? [])]}
          words={words}
        />
      )}
      <Pagination {...props} />
      <div className={styles.after}>
        {view.count === 0 ? null : (
          <p>
            {props.how} {hasMarked(props) ? words.wouldPay : null}
          </p>
        )}
        {props.after}
        <div className={styles.tools}>
          {/* Not the address in the address bar, which may contain other parameters. */}
          <CopyLinkButton to={toAddress()} />
          <PrintButton />
        </div>
      </div>
      {props.choose}
    </section>
  )
}

/**
 * Says in one sentence which of the providers in sight pay us. It comes before the first item and is neither hidden in
 * a footer nor collapsed.
 */
function Disclosure({ items, paidProviders, otherWay, words }: ComparableListProps) {
  // Of a lender whose offer the visitor typed in, nothing is known.
  const listed = items.filter(({ isYours }) => !isYours)
  if (listed.length === 0) return otherWay ? <p className={styles.disclosure}>{otherWay}</p> : null
  const providers = new Set(listed.map(({ providerId }) => providerId))
  const paying = providers.intersection(paidProviders).size
  const areSamples = listed.every(({ isSample }) => isSample)
  return (
    <p className={styles.disclosure}>
      <strong>{words.disclosureTitle}:</strong>{' '}
      {words.disclosure({ all: providers.size, paying, areSamples })}{' '}
      <a href={href('/about/ranking')}>{words.disclosureLink}</a>
      {otherWay ? <> · {otherWay}</> : null}
    </p>
  )
}

/** Whether a sample is marked as if its provider paid us. */
function hasMarked({ items, paidProviders }: ComparableListProps): boolean {
  return items.some(({ isSample, providerId }) => isSample && paidProviders.has(providerId))
}

/** Leads from the first items to all of them, and then to the other pages. */
function Pagination({ view, id, items, toAddress, nextRowId, words }: ComparableListProps) {
  const { from, count, pages, settings } = view
  if (items.length === count) return null
  if (!settings.showsAll)
    return (
      <p className={styles.pagination}>
        <PageButton href={`${toAddress({ showsAll: true, page: 1 })}#${nextRowId}`}>
          {words.showRest(count)}
        </PageButton>
        <span>{words.shownOf(items.length, count)}</span>
      </p>
    )
  return (
    <ListPagination
      aria-label={words.pagesLabel}
      className={styles.pagination}
      link={PageButton}
      page={settings.page}
      pages={pages}
      toAddress={(page) => `${toAddress({ showsAll: true, page })}#${id}`}
      words={words}
    >
      <span>{words.pageOf({ from: from + 1, to: from + items.length, count })}</span>
    </ListPagination>
  )
}

function PageButton(props: ComponentProps<'a'>) {
  return <ButtonLink {...props} data-print="no" fitContent variant="white" />
}
