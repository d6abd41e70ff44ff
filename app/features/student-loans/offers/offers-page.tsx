import { redirect } from 'react-router'
import { pageContext, servicesContext } from '#app/context.ts'
import { describeLoanPage } from '#app/features/student-loans/describe-page.server.ts'
import { readDraftAnswers } from '#app/features/student-loans/loan-draft.server.ts'
import { paths } from '#app/features/student-loans/paths.ts'
import { elsewhere, readSituation } from '#app/features/student-loans/situation.server.ts'
import type { LoadedPage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Container, Section } from '#app/ui/page/page.tsx'
import { formatDollars } from '#domain/money.ts'
import type { Route } from './+types/offers-page.ts'
import { AccountCall } from './account-call.tsx'
import { AnswersLine } from './answers-line.tsx'
import { FederalFirst } from './federal-first.tsx'
import { offersAddress } from './offers-address.ts'
import { OffersList } from './offers-list.tsx'
import { OffersNotice } from './offers-notice.tsx'
import styles from './offers-page.module.css'
import { type OffersView, viewOffers } from './offers-view.server.ts'
import { words } from './offers-words.ts'
import { SettingsForm } from './settings-form.tsx'

export async function loader({ request, context }: Route.LoaderArgs): Promise<LoadedPage<OffersView>> {
  const services = context.get(servicesContext)
  const today = context.get(pageContext).today()
  const { searchParams: params } = new URL(request.url)
  const draft = await readDraftAnswers(services, request)
  const better = elsewhere({ params, draft, directory: services.schools })
  if (better) throw redirect(better)
  const situation = readSituation({ params, draft, directory: services.schools, today })
  const [pricing, paidLenders] = await Promise.all([
    services.loanOffers.pricing(today),
    services.loanOffers.paidLenders(),
  ])
  const view = viewOffers({ params, situation, today, pricing, paidLenders })
  // The button that sets the weights back sends the weights along that it is to forget.
  if (params.has('weights')) throw redirect(offersAddress(view))
  const { offers: name, description } = words
  const described = { path: paths.offers, name, description, breadcrumbs }
  const title = words.pageTitle(titleOf(view), services.config.siteName)
  return { view, ...(await describeLoanPage(context, described, { title })) }
}

const breadcrumbs = [
  { name: words.studentLoans, item: paths.landing },
  { name: words.offers, item: paths.offers },
]

/** The address holds answers; other sites have no business with them. */
export function headers() {
  return { 'Referrer-Policy': 'no-referrer' }
}

export const meta = pageMeta

/** Private loans for one borrower, in an order that anybody can recompute. */
export default function OffersPage({ loaderData: { view } }: Route.ComponentProps) {
  const { situation } = view
  return (
    <Section space="page">
      <Container className={styles.page}>
        <Breadcrumbs breadcrumbs={breadcrumbs} />
        <div className={styles.head}>
          <h1 data-live-part id="title">
            {titleOf(view)}
            {/* Paper and its head are passed on; the school is nobody else's business. */}
            {situation.schoolName ? (
              <span data-print="no">{words.atSchool(situation.schoolName)}</span>
            ) : null}
          </h1>
          <AnswersLine view={view} />
          <OffersNotice situation={situation} />
          <FederalFirst situation={situation} />
        </div>
        <div className={styles.layout}>
          <SettingsForm view={view} />
          <OffersList view={view} />
        </div>
        <AccountCall />
      </Container>
    </Section>
  )
}

function titleOf({ count, hasSamples, situation }: OffersView): string {
  return words.title({
    count,
    areSamples: hasSamples,
    amount: formatDollars(situation.borrowing.amountCents),
  })
}
