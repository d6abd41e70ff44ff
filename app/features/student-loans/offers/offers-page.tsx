import { redirect } from 'react-router'
import { pageContext, servicesContext } from '#app/context.ts'
import { OffersList } from '#app/features/loan-offers/list/offers-list.tsx'
import { type OffersView, viewOffers } from '#app/features/loan-offers/list/offers-view.server.ts'
import { offersAddress } from '#app/features/loan-offers/settings/offers-address.ts'
import { describeLoanPage } from '#app/features/student-loans/situation/describe-page.server.ts'
import { readDraftAnswers } from '#app/features/student-loans/situation/loan-draft.server.ts'
import { messages as loanMessages } from '#app/features/student-loans/situation/messages.ts'
import { paths } from '#app/features/student-loans/situation/paths.ts'
import { questionFromOffers } from '#app/features/student-loans/situation/questions.ts'
import { readSituation, redirectFor } from '#app/features/student-loans/situation/situation.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Container, Section } from '#app/ui/page/page.tsx'
import { formatDollars } from '#domain/money.ts'
import type { Route } from './+types/offers-page.ts'
import { AccountCall } from './account-call.tsx'
import { AnswersLine } from './answers-line.tsx'
import { FederalFirst } from './federal-first.tsx'
import { HowCounted } from './how-counted.tsx'
import { LoanSettings } from './loan-settings.tsx'
import { NoOffers } from './no-offers.tsx'
import { messages } from './offers-messages.ts'
import { OffersNotice } from './offers-notice.tsx'
import styles from './offers-page.module.css'

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const today = context.get(pageContext).today()
  const { searchParams: params } = new URL(request.url)
  const draft = await readDraftAnswers(services, request)
  const better = redirectFor({ params, draft, directory: services.schools })
  if (better) throw redirect(better)
  const situation = readSituation({ params, draft, directory: services.schools, today })
  const [offers, paidLenders] = await Promise.all([
    services.loanOffers.offers(today),
    services.loanOffers.paidLenders(),
  ])
  const view = viewOffers({ params, paths, situation, today, offers, paidLenders })
  // The reset button also submits the old weights, so redirect to an address without them.
  if (params.has('weights')) throw redirect(offersAddress(view))
  const { offers: name, description } = messages
  const described = { path: paths.offers, name, description, breadcrumbs }
  const title = getPageTitle(view)
  return { view, situation, ...(await describeLoanPage(context, described, { title })) }
}

const breadcrumbs = [
  { name: loanMessages.studentLoans, item: paths.landing },
  { name: messages.offers, item: paths.offers },
]

/** The query string holds the visitor's answers, so no referrer is sent to other sites. */
export function headers() {
  return { 'Referrer-Policy': 'no-referrer' }
}

export const meta = pageMeta

/** Lists private loans for one borrower, in an order that anyone can recompute. */
export default function OffersPage({ loaderData: { view, situation } }: Route.ComponentProps) {
  return (
    <Section space="page">
      <Container className={styles.page}>
        <Breadcrumbs breadcrumbs={breadcrumbs} />
        <div className={styles.head}>
          <h1 data-live-part id="title">
            {getPageTitle(view)}
            {/* Not printed: printouts get passed on, and the school is private. */}
            {situation.schoolName ? (
              <span data-print="no">{messages.atSchool(situation.schoolName)}</span>
            ) : null}
          </h1>
          <AnswersLine listAddress={offersAddress(view)} situation={situation} />
          <OffersNotice situation={situation} />
          <FederalFirst situation={situation} />
        </div>
        <div className={styles.layout}>
          <LoanSettings settings={view.settings} situation={situation} />
          <OffersList
            empty={<NoOffers questionsPath={situation.questionsPath} />}
            howCounted={<HowCounted borrowing={situation.borrowing} />}
            questionAddress={(question) => questionFromOffers(question, situation.questionsPath)}
            view={view}
          />
        </div>
        <AccountCall />
      </Container>
    </Section>
  )
}

function getPageTitle({ count, hasSamples, situation }: OffersView): string {
  return messages.title({
    count,
    areSamples: hasSamples,
    amount: formatDollars(situation.borrowing.amountCents),
  })
}
