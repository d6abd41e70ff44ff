import type { ComponentProps } from 'react'
import { data, href } from 'react-router'
import { pageContext, servicesContext } from '#app/context.ts'
import { Island } from '#app/islands/island.tsx'
import { describePage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { PromoLink } from '#app/shell/promo-link.tsx'
import { findPromoTriggers } from '#app/shell/promo-triggers.server.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { ButtonLink, ReloadButton } from '#app/ui/button/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Empty } from '#app/ui/empty/empty.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Container, Section } from '#app/ui/page/page.tsx'
import type { FitCounts } from '#domain/scholarships/private-fit.ts'
import type { ScholarshipQuery } from '#domain/scholarships/scholarship-query.ts'
import list from '#kit/listing/list/list.module.css'
import page from '#kit/listing/list/list-page.module.css'
import { ListPagination } from '#kit/listing/list/list-pagination.tsx'
import { toAddress } from '#kit/listing/query-codec.ts'
import { readFound } from '#products/scholarships/found/found.server.ts'
import { foundText } from '#products/scholarships/found/found-messages.ts'
import { ProgramsSection } from '#products/scholarships/public-programs/programs-section.tsx'
import { correctSearch, fetchFailed, fetchScholarships } from '#products/scholarships/queries.server.ts'
import { readStudent } from '#products/scholarships/questions/student-draft.server.ts'
import { readSaved } from '#products/scholarships/saved/saved.server.ts'
import type { Route } from './+types/marketplace-page.ts'
import AboutYou from './about-you.island.tsx'
import { FiltersForm } from './filters-form.tsx'
import { ListingRow } from './listing-row.tsx'
import styles from './marketplace.module.css'
import { type MarketplaceView, viewFailure, viewMarketplace } from './marketplace-view.server.ts'
import { marketplaceText } from './messages.ts'
import { type MarketplaceSettings, readSettings, toSettingsEntries } from './settings.ts'
import { listParts, type Shown, toShown } from './shown-part.ts'
import { WorthAxis } from './worth-meter.tsx'

const path = href('/scholarships/marketplace')
const listTitle = 'list-title'
const breadcrumbs = [
  { name: marketplaceText.scholarships, item: href('/scholarships') },
  { name: marketplaceText.name, item: path },
]

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { today } = context.get(pageContext)
  const { searchParams } = new URL(request.url)
  const cookies = request.headers.get('cookie')
  const [student, saved, found] = await Promise.all([
    readStudent(services, request),
    readSaved(services, cookies),
    readFound(services, cookies),
  ])
  const question = {
    settings: readSettings(searchParams),
    today: today(),
    student: student ?? {},
    saved: new Set(saved.items.map(({ id }) => id)),
  }
  const sources = { services, today: question.today }
  const fetch = (query: ScholarshipQuery) => fetchScholarships(sources, query)
  const corrected = await correctSearch(sources, question.settings.words)
  const view = await viewMarketplace({ ...question, corrected, fetch }).catch((error: unknown) => {
    // Any other error is a bug or an outage, which has a page of its own.
    if (!(error instanceof Error) || error.message !== fetchFailed) throw error
    services.log.error({ err: error }, fetchFailed)
    return viewFailure(question)
  })
  const schools = new Map(
    view.listings
      .flatMap(({ scholarship }) => scholarship.requirements.opeids ?? [])
      .map((opeid) => [opeid, services.schools.byOpeid(opeid)?.name]),
  )
  const { SCHOLARSHIP: listing } = await services.listings.read()
  const isNothingOpen = !view.isNarrowed || listing === 'none'
  const title = getTitle(view, isNothingOpen)
  const described = await describePage(
    context,
    {
      pageUrl: path,
      title: marketplaceText.name,
      description: marketplaceText.description,
      category: 'scholarships',
      breadcrumbsList: breadcrumbs,
    },
    { title },
  )
  const isFull = searchParams.get('full') === '1'
  return data(
    {
      view,
      title,
      student: question.student,
      isNothingOpen,
      schools,
      isFull,
      foundCount: found.length,
      promos: await findPromoTriggers(context, ['SAVE_BUTTON_CLICK', 'SAVE_PROGRESS']),
      isSignedIn: saved.accountId !== undefined,
      // Signing in or up comes back to the list as it is, without what else the address held.
      returnTo: toAddress(path, toSettingsEntries(view.settings)),
      ...described,
    },
    { headers: saved.cookies.map((each): [string, string] => ['set-cookie', each]) },
  )
}

/** The address names filters that a visitor chose, so it is not passed to other sites. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  const headers = new Headers(loaderHeaders)
  headers.set('referrer-policy', 'no-referrer')
  return headers
}

export const meta = pageMeta

/** Lists open scholarships, filtered and explained for one visitor. */
export default function MarketplacePage({ loaderData }: Route.ComponentProps) {
  const { view, student, title, isNothingOpen, schools, isFull, promos, isSignedIn, foundCount } = loaderData
  const full = isFull ? marketplaceText.full(isSignedIn) : undefined
  return (
    <Section space="page">
      <Container className={page.page}>
        <Breadcrumbs breadcrumbs={breadcrumbs} />
        <div className={page.head}>
          <h1 data-live-part id="title">
            {title}
          </h1>
          <p className={styles.ways}>
            <a href={href('/scholarships/signup/student')}>
              {view.isMatched ? marketplaceText.answersChange : marketplaceText.answers}
            </a>
            <a data-live-posted href={href('/scholarships/plan')} id="my-plan">
              {marketplaceText.plan(view.savedCount + foundCount)}
            </a>
            <a href={href('/scholarships/net-value')}>{marketplaceText.netValue}</a>
          </p>
          {promos.map((trigger) => (
            <PromoLink key={trigger.event} trigger={trigger} />
          ))}
          <div data-live-posted hidden={!full} id="list-full">
            {full ? <Note tone="warn">{full}</Note> : null}
          </div>
        </div>
        <div>
          <FiltersForm view={view} />
          <div className={styles.about} data-print="no">
            <Island name="about-you" of={AboutYou} props={{}} when="idle" />
          </div>
          <div className={styles.about}>
            <ProgramsSection isMatched={view.isMatched} student={student} today={view.today} />
          </div>
          <Listings
            full={full}
            isNothingOpen={isNothingOpen}
            schoolName={(opeid) => schools.get(opeid)}
            view={view}
          />
        </div>
      </Container>
    </Section>
  )
}

interface ListingsProps {
  view: MarketplaceView
  /** Whether an empty list is not the fault of its filters. */
  isNothingOpen: boolean
  /** Why the last one could not be saved. */
  full: string | undefined
  schoolName: (opeid: string) => string | undefined
}

function Listings({ view, isNothingOpen, full, schoolName }: ListingsProps) {
  const { listings, from, total, settings, corrected, savedCount, today } = view
  const search = toAddress('', toSettingsEntries(settings))
  const correction =
    corrected !== undefined && total > 0 ? marketplaceText.corrected(settings.words, corrected) : undefined
  return (
    <section
      aria-labelledby={listTitle}
      className={list.list}
      data-address={`${path}${search}`}
      data-fits={view.canRecount ? JSON.stringify(view.fits) : undefined}
      data-live-part
      data-said={[correction, marketplaceText.said(total)].filter(Boolean).join(' ')}
      data-shown={view.fits ? view.shown : undefined}
      id="list"
    >
      <p className={list.disclosure}>
        {listings.length > 0 ? (
          <>
            {view.hasSamples ? <strong>{marketplaceText.samples}</strong> : null} {marketplaceText.nobodyPays}
            {' · '}
          </>
        ) : null}
        <a data-print="no" href={href('/scholarships/plan/found')}>
          {view.hasSamples ? foundText.insteadOfSamples : foundText.addLink}
        </a>
      </p>
      {correction ? <p>{correction}</p> : null}
      {view.fits ? <Parts counts={view.fits.counts} view={view} /> : null}
      <div className={classNames(list.sheet, styles.sheet)}>
        {listings.length === 0 ? (
          <Nothing isNothingOpen={isNothingOpen} view={view} />
        ) : (
          <>
            <div className={classNames(list.heads, styles.heads)}>
              <h2 id={listTitle}>{marketplaceText.sorted[settings.sort]}</h2>
              <WorthAxis />
              <span>{marketplaceText.award}</span>
            </div>
            <ol className={list.items} id="listings" start={from + 1}>
              {listings.map((listing) => (
                <li id={listing.scholarship.id} key={listing.scholarship.id}>
                  <ListingRow
                    listing={listing}
                    posted={full ?? marketplaceText.posted(listing.isSaved, savedCount)}
                    schoolName={schoolName}
                    search={search}
                    today={today}
                  />
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
      <Pages view={view} />
      {view.fits && view.shown === 'may' && view.fits.counts.no > 0 ? (
        <p>
          {marketplaceText.ruledOut(view.fits.counts.no)}{' '}
          <a href={toPart(settings, 'no')}>{marketplaceText.ruledOutLink}</a>
        </p>
      ) : null}
    </section>
  )
}

/** How many fit, need another answer, and do not fit: each count leads to its part of the list. */
function Parts({ counts, view: { settings, shown } }: { counts: FitCounts; view: MarketplaceView }) {
  const all = toShown({ ...settings, fit: undefined })
  const parts = [all, ...listParts] as const
  return (
    <>
      <nav aria-label={marketplaceText.partsLabel}>
        <ul className={styles.parts} id="fit-counts">
          {parts.map((part) => (
            <li key={part}>
              <a
                aria-current={part === shown ? 'page' : undefined}
                href={toPart(settings, part)}
                id={`fit-${part}`}
              >
                {marketplaceText.parts[part](counts)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p hidden id="fit-elsewhere" />
    </>
  )
}

function toPart(settings: MarketplaceSettings, part: Shown): string {
  const fit = listParts.find((one) => one === part)
  return `${toAddress(path, toSettingsEntries({ ...settings, fit, page: 1 }))}#list`
}

function Nothing({
  view: { settings, hasFailed, ways },
  isNothingOpen,
}: Pick<ListingsProps, 'view' | 'isNothingOpen'>) {
  if (hasFailed)
    return (
      <Empty drawing="magnifier" id={listTitle} title={marketplaceText.failed}>
        <p>{marketplaceText.failedText}</p>
        <ReloadButton>{marketplaceText.again}</ReloadButton>
      </Empty>
    )
  if (isNothingOpen) return <Empty id={listTitle} title={marketplaceText.nothingOpen} />
  return (
    <Empty drawing="magnifier" id={listTitle} title={marketplaceText.noneTitle}>
      {ways.length > 0 ? (
        <>
          <p>{marketplaceText.noneWays}</p>
          <ul>
            {ways.map((way) => (
              <li key={way.setting}>
                <a href={toAddress(path, toSettingsEntries(way.settings))}>
                  {marketplaceText.wayOut(marketplaceText.way[way.setting], way.total)}
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>{settings.onlySaved ? marketplaceText.noneSaved : marketplaceText.noneText}</p>
      )}
      <ButtonLink fitContent href={path}>
        {marketplaceText.clear}
      </ButtonLink>
    </Empty>
  )
}

function Pages({ view: { settings, from, listings, total, pages } }: { view: MarketplaceView }) {
  return (
    <ListPagination
      aria-label={marketplaceText.pagesLabel}
      className={list.pagination}
      id="pages"
      link={PageButton}
      page={settings.page}
      pages={pages}
      toAddress={(page) => `${toAddress(path, toSettingsEntries({ ...settings, page }))}#list`}
      words={{ previous: marketplaceText.previous, next: marketplaceText.more }}
    >
      <span>
        <span id="shown-from">{marketplaceText.shownFrom(from + 1)}</span>{' '}
        <span data-live-next id="shown">
          {marketplaceText.shownTo(from + listings.length, total)}
        </span>
      </span>
    </ListPagination>
  )
}

/** With script, the next page is added below the one shown. */
function PageButton(props: ComponentProps<'a'>) {
  const live =
    props.rel === 'next'
      ? { 'data-live-more': 'listings', 'data-live-next': true, 'data-live-press': true, id: 'more' }
      : {}
  return <ButtonLink {...props} {...live} data-print="no" fitContent size="small" variant="white" />
}

function getTitle({ total, shown, fits, hasFailed }: MarketplaceView, isNothingOpen: boolean): string {
  if (hasFailed) return marketplaceText.name
  if (total === 0 && isNothingOpen) return marketplaceText.titleNothingOpen
  return marketplaceText.title({ shown, counts: fits?.counts, total })
}
