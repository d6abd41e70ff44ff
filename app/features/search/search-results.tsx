import { href } from 'react-router'
import { CardLink } from '#app/ui/card/card.tsx'
import { Empty } from '#app/ui/empty/empty.tsx'
import { ListPagination } from '#kit/listing/list/list-pagination.tsx'
import type { Piece } from './highlight.ts'
import { searchText } from './messages.ts'
import styles from './search.module.css'
import type { SearchKind } from './search-kind.ts'
import type { PageResults } from './search-page.server.ts'
import { searchAddress } from './search-request.ts'
import { SearchStart } from './search-start.tsx'
import type { SearchHit } from './site-search.ts'

interface Results {
  query: string
  results: PageResults
}

export function SearchResults({ query, results }: Results) {
  if (results.counts.length === 0) return <NothingFound query={query} />
  return (
    <>
      <Filters query={query} results={results} />
      {results.groups.length === 0 ? <p>{searchText.noneOfKind}</p> : null}
      {results.groups.map((hits) => (
        <Group key={hits[0]?.kind} query={query} hits={hits} results={results} />
      ))}
      <Pages query={query} results={results} />
    </>
  )
}

function NothingFound({ query }: { query: string }) {
  return (
    <>
      <Empty drawing="magnifier" title={searchText.none(query)} />
      <section aria-labelledby="hints">
        <h2 className={styles.heading} id="hints">
          {searchText.hintsTitle}
        </h2>
        <ul className={styles.plain}>
          {searchText.hints.map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
      </section>
      <SearchStart />
    </>
  )
}

/** Links that narrow the results to one kind, each with its count. */
function Filters({ query, results: { kind, counts } }: Results) {
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  return (
    <nav aria-label={searchText.filters} data-print="no">
      <ul className={styles.filters}>
        <Filter to={searchAddress({ query })} isCurrent={!kind} name={searchText.all} count={all} />
        {counts.map((each) => (
          <Filter
            key={each.kind}
            to={searchAddress({ query, kind: each.kind })}
            isCurrent={each.kind === kind}
            name={searchText.kinds[each.kind]}
            count={each.count}
          />
        ))}
      </ul>
    </nav>
  )
}

function Filter({
  to,
  isCurrent,
  name,
  count,
}: {
  to: string
  isCurrent: boolean
  name: string
  count: number
}) {
  return (
    <li>
      <a className={styles.filter} href={to} aria-current={isCurrent ? 'true' : undefined}>
        {name} <span className={styles.count}>{count}</span>
      </a>
    </li>
  )
}

function Group({ query, hits, results }: Results & { hits: readonly SearchHit[] }) {
  const kind = hits[0]?.kind
  if (!kind) return null
  const id = `kind-${kind}`
  const count = results.counts.find((each) => each.kind === kind)?.count ?? 0
  return (
    <section aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {searchText.kinds[kind]}
      </h2>
      <ul className={styles.hits}>
        {hits.map((hit) => (
          <li key={hit.id}>
            <h3 className={styles.hit}>
              <CardLink href={hit.path}>
                <Pieces pieces={hit.title} />
              </CardLink>
            </h3>
            {hit.excerpt.length > 0 ? (
              <p className={styles.soft}>
                <Pieces pieces={hit.excerpt} />
              </p>
            ) : null}
          </li>
        ))}
      </ul>
      <More query={query} kind={kind} shown={hits.length} count={count} isOnly={results.kind !== undefined} />
    </section>
  )
}

function More(group: { query: string; kind: SearchKind; shown: number; count: number; isOnly: boolean }) {
  const { query, kind, shown, count, isOnly } = group
  if (kind === 'school' && isOnly) {
    return (
      <p>
        <a href={`${href('/schools/search')}?${new URLSearchParams({ keywords: query })}`}>
          {searchText.moreSchools}
        </a>
      </p>
    )
  }
  if (isOnly || count <= shown) return null
  return (
    <p>
      <a href={searchAddress({ query, kind })}>{searchText.more(searchText.kinds[kind], count)}</a>
    </p>
  )
}

function Pages({ query, results: { kind, page, pages } }: Results) {
  if (!kind) return null
  return (
    <ListPagination
      aria-label={searchText.pagination}
      className={styles.pages}
      data-print="no"
      page={page}
      pages={pages}
      toAddress={(page) => searchAddress({ query, kind, page })}
      words={searchText}
    >
      <span>{searchText.page(page, pages)}</span>
    </ListPagination>
  )
}

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  let at = 0
  return pieces.map(({ text, isMatch }) => {
    const key = at
    at += text.length
    return isMatch ? <mark key={key}>{text}</mark> : text
  })
}
