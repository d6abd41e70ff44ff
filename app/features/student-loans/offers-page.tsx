import { type PageHandle, pageContext, servicesContext } from '#app/context.ts'
import { findLoanOffers } from '#app/features/loan-offers/queries.server.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Container, Section } from '#app/ui/page/page.tsx'
import { formatDollars } from '#domain/money.ts'
import type { Route } from './+types/offers-page.ts'
import { AccountCall } from './account-call.tsx'
import { answerParams } from './answers.ts'
import { AnswersSummary } from './answers-summary.tsx'
import { FederalFirst } from './federal-first.tsx'
import { filterParams } from './offer-filters.ts'
import { type OffersView, viewOffers } from './offers.server.ts'
import { OffersFilter } from './offers-filter.tsx'
import { OffersList } from './offers-list.tsx'
import { OffersNotice } from './offers-notice.tsx'
import styles from './offers-page.module.css'
import { paths } from './paths.ts'
import { words } from './words.ts'

export const handle = { cache: { params: [...answerParams, ...filterParams] } } satisfies PageHandle

export async function loader({ request, context }: Route.LoaderArgs): Promise<OffersView> {
  const { database, schools } = context.get(servicesContext)
  const page = context.get(pageContext)
  for (const topic of ['loan_offer', 'lender', 'school']) page.tag(topic)
  const today = page.today()
  const offers = await findLoanOffers(database.read, { today })
  return viewOffers(new URL(request.url).searchParams, { today, offers, directory: schools })
}

/** The address holds answers; other sites have no business with them. */
export function headers() {
  return { 'Referrer-Policy': 'no-referrer' }
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: words.title(titleOf(loaderData), matches[0].loaderData.siteName) },
    { name: 'description', content: words.list.description },
  ]
}

/** Loans by total cost for one amount, one school and one way to repay. */
export default function OffersPage({ loaderData: view }: Route.ComponentProps) {
  return (
    <Section space="page">
      <Container className={styles.page}>
        <Breadcrumbs
          breadcrumbs={[
            { name: words.studentLoans, item: paths.landing },
            { name: words.offers, item: paths.offers },
          ]}
        />
        <div className={styles.head}>
          <h1>{titleOf(view)}</h1>
          <OffersNotice view={view} />
          <AnswersSummary view={view} />
          <FederalFirst degree={view.answers.degree} />
        </div>
        <div className={styles.layout}>
          <OffersFilter view={view} />
          <OffersList view={view} />
        </div>
        <AccountCall />
      </Container>
    </Section>
  )
}

function titleOf({ offers, count, borrowing, schoolName }: OffersView): string {
  return words.list.title({
    count,
    areSamples: offers.every((offer) => offer.isSample),
    amount: formatDollars(borrowing.amountCents),
    school: schoolName,
  })
}
