import { href } from 'react-router'
import { pageContext, servicesContext } from '#app/context.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { SkipLink } from '#app/shell/skip-link.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Container, Section } from '#app/ui/page/page.tsx'
import list from '#kit/listing/list/list.module.css'
import page from '#kit/listing/list/list-page.module.css'
import { ListPagination } from '#kit/listing/list/list-pagination.tsx'
import { readOwnCards } from '#products/credit-cards/own-cards/own-cards.server.ts'
import type { Route } from './+types/survey-page.ts'
import { bundledPlanCount } from './bundled-survey.ts'
import { surveyTopic } from './card-survey.ts'
import { OwnCardsBeside } from './own-cards-beside.tsx'
import { PlanRow } from './plan-row.tsx'
import styles from './survey.module.css'
import { SurveyFilters } from './survey-filters.tsx'
import { KindsTable, MediansFigure } from './survey-medians-figure.tsx'
import { surveyText } from './survey-messages.ts'
import { surveyAddress, surveyPath } from './survey-settings.ts'
import { surveyUrl } from './survey-source.ts'
import { type SurveyView, tierOfRow, viewSurvey } from './survey-view.ts'

const breadcrumbs = [
  { name: surveyText.line, item: href('/credit-cards') },
  { name: surveyText.name, item: surveyPath },
]

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const [survey, own] = await Promise.all([
    services.cardSurvey.read(),
    readOwnCards(services, request.headers.get('cookie')),
  ])
  context.get(pageContext).tag(surveyTopic)
  const described = await describePage(context, {
    pageUrl: surveyPath,
    title: surveyText.title,
    description: surveyText.description,
    category: 'credit-cards',
    breadcrumbsList: breadcrumbs,
  })
  return { view: viewSurvey(new URL(request.url).searchParams, survey), own, ...described }
}

/** The address names a score band and a state that a visitor chose, so it is not passed to other sites. */
export function headers() {
  return { 'Referrer-Policy': 'no-referrer' }
}

export const meta = pageMeta

/** Shows what real cards charge: the medians of each credit tier, and every plan of the survey by name. */
export default function SurveyPage({ loaderData: { view, own } }: Route.ComponentProps) {
  const { survey, all } = view
  return (
    <Section space="page">
      <Container className={page.page}>
        <SkipLink href="#plans">{surveyText.toList}</SkipLink>
        <Breadcrumbs breadcrumbs={breadcrumbs} />
        <div className={page.head}>
          <h1>{surveyText.title}</h1>
          <p>
            {surveyText.lead({ ...all, surveyedOn: survey.surveyedOn })}{' '}
            {survey.isBundled ? surveyText.part(bundledPlanCount) : null}
          </p>
          <Note size="small" tone="warn">
            {surveyText.old(survey.surveyedOn)} {surveyText.order}{' '}
            <a href={href('/credit-cards/marketplace')}>{surveyText.compare}</a>
          </Note>
        </div>
        <MediansFigure medians={survey.medians} />
        <OwnCardsBeside medians={survey.medians} own={own} />
        <div data-live-part id="kinds">
          <Details look="plain" summary={surveyText.medians.kindsSummary}>
            <KindsTable medians={survey.medians} tier={view.settings.tier ?? 'no_score'} />
          </Details>
        </div>
        <div>
          <SurveyFilters count={view.count} settings={view.settings} />
          <Plans view={view} />
        </div>
        <p className={page.source}>
          {surveyText.source.publisher}: <a href={surveyUrl}>{surveyText.source.title}</a>
        </p>
      </Container>
    </Section>
  )
}

/** The plans that pass the filters, page by page. */
function Plans({ view }: { view: SurveyView }) {
  const { settings, survey, count, shown, pages } = view
  return (
    <section
      aria-labelledby="plans"
      className={list.list}
      data-address={surveyAddress(settings)}
      data-live-part
      data-said={surveyText.listTitle(count)}
      id="list"
    >
      <h2 id="plans">{surveyText.listTitle(count)}</h2>
      {count === 0 ? <p>{surveyText.none}</p> : null}
      <ul className={styles.plans}>
        {shown.map((plan) => (
          <PlanRow
            key={plan.id}
            medians={survey.medians}
            plan={plan}
            surveyedOn={survey.surveyedOn}
            tier={tierOfRow(plan, settings.tier)}
          />
        ))}
      </ul>
      <ListPagination
        aria-label={surveyText.pages.label}
        className={list.pagination}
        page={settings.page}
        pages={pages}
        toAddress={(number) => `${surveyAddress(settings, { page: number })}#plans`}
        words={surveyText.pages}
      >
        <span>{surveyText.pageOf(settings.page, pages)}</span>
      </ListPagination>
    </section>
  )
}
