import { redirect } from 'react-router'
import { pageContext, servicesContext } from '#app/context.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { SkipLink } from '#app/shell/skip-link.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Container, Section } from '#app/ui/page/page.tsx'
import type { AnswerSentence } from '#domain/loan-answer/answer-sentence.ts'
import { calculateDirectLoanTotal } from '#domain/loan-answer/direct-loan-total.ts'
import { formatDollars } from '#domain/money.ts'
import { isYours } from '#domain/own-id.ts'
import listPage from '#kit/listing/list/list-page.module.css'
import { OffersList } from '#kit/loan-offers/list/offers-list.tsx'
import { type OffersView, viewOffers } from '#kit/loan-offers/list/offers-view.server.ts'
import { offersAddress } from '#kit/loan-offers/settings/offers-address.ts'
import { readOwnLoanOffers } from '#kit/own-offers/own-offers.server.ts'
import { known } from '#products/student-loans/situation/answers.ts'
import { describeLoanPage } from '#products/student-loans/situation/describe-page.server.ts'
import { areFederalLoansClosed } from '#products/student-loans/situation/federal-situation.ts'
import { readDraftAnswers } from '#products/student-loans/situation/loan-draft.server.ts'
import { situationText } from '#products/student-loans/situation/messages.ts'
import { paths } from '#products/student-loans/situation/paths.ts'
import { isUndergraduate } from '#products/student-loans/situation/question-conditions.ts'
import { questionFromOffers } from '#products/student-loans/situation/questions.ts'
import {
  readSituation,
  redirectFor,
  type Situation,
} from '#products/student-loans/situation/situation.server.ts'
import type { Route } from './+types/offers-page.ts'
import { AccountCta } from './account-cta.tsx'
import { answerSituation } from './answer-situation.server.ts'
import { AnswersSummary } from './answers-summary.tsx'
import { HowCalculated } from './how-calculated.tsx'
import { LoanAnswer } from './loan-answer.tsx'
import { LoanSettings } from './loan-settings.tsx'
import { stackNeed } from './need-stacks.server.ts'
import { NoOffers } from './no-offers.tsx'
import { offersText } from './offers-messages.ts'
import { OffersNotice } from './offers-notice.tsx'
import styles from './offers-page.module.css'
import { PartialLoans } from './partial-loans.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const today = context.get(pageContext).today()
  const { searchParams: params } = new URL(request.url)
  const draft = await readDraftAnswers(services, request)
  const better = redirectFor({ params, draft, directory: services.schools })
  if (better) throw redirect(better)
  const situation = readSituation({ params, draft, directory: services.schools, today })
  const cookies = request.headers.get('cookie')
  const [listed, own, paidLenders, accountId] = await Promise.all([
    services.loanOffers.offers(today),
    readOwnLoanOffers(services, cookies, 'student-loans'),
    services.loanOffers.paidLenders(),
    services.sessions.findAccountId(cookies),
  ])
  const offers = [...listed, ...own]
  const view = viewOffers({ params, paths, situation, today, offers, paidLenders })
  // The reset button also submits the old weights, so redirect to an address without them.
  if (params.has('weights')) throw redirect(offersAddress(view))
  const { offers: name, description } = offersText
  const described = { path: paths.offers, name, description, breadcrumbs }
  // Signing in or up from the header comes back to this list.
  const returnTo = offersAddress(view)
  const answered = { view, situation, offers, today }
  const answer = answerSituation(answered)
  const title = getPageTitle(view, answer)
  const page = await describeLoanPage(context, described, { title })
  return {
    view,
    situation,
    answer,
    stacks: stackNeed(answered),
    reference: getReference(situation, today),
    isSignedIn: accountId !== undefined,
    returnTo,
    ...page,
  }
}

const breadcrumbs = [
  { name: situationText.studentLoans, item: paths.landing },
  { name: offersText.offers, item: paths.offers },
]

/** The query string holds the visitor's answers, so no referrer is sent to other sites. */
export function headers() {
  return { 'Referrer-Policy': 'no-referrer' }
}

export const meta = pageMeta

/** Lists private loans for one borrower, in an order that anyone can recompute. */
export default function OffersPage({
  loaderData: { view, situation, answer, stacks, reference, isSignedIn, returnTo },
}: Route.ComponentProps) {
  return (
    <Section space="page">
      <Container className={listPage.page}>
        <SkipLink href="#loans">{offersText.toLoans}</SkipLink>
        <Breadcrumbs breadcrumbs={breadcrumbs} />
        <div className={listPage.head}>
          <h1 data-live-part id="title">
            {getPageTitle(view, answer)}
          </h1>
          <div className={styles.facts}>
            <AnswersSummary situation={situation} />
            <p className={styles.onlyPrinted}>{offersText.madeOn(view.today)}</p>
            <OffersNotice situation={situation} />
          </div>
        </div>
        <LoanAnswer answer={answer} reference={reference} stacks={stacks} situation={situation} view={view} />
        <div>
          <LoanSettings situation={situation} view={view} />
          <OffersList
            beside={<PartialLoans situation={situation} view={view} />}
            empty={<NoOffers questionsPath={situation.questionsPath} />}
            howCalculated={<HowCalculated borrowing={situation.borrowing} />}
            questionAddress={(question) => questionFromOffers(question, situation.questionsPath)}
            reference={reference}
            view={view}
          />
        </div>
        {isSignedIn ? null : <AccountCta listAddress={returnTo} />}
      </Container>
    </Section>
  )
}

function getPageTitle(
  { count, areSamples, listed, situation, filteredOut }: OffersView,
  answer: readonly AnswerSentence[],
): string {
  const amount = formatDollars(situation.borrowing.amountCents)
  if (count === 0 && filteredOut > 0) return offersText.titleFiltered(amount)
  if (answer.some(({ kind }) => kind === 'lends_part')) return offersText.titleOfPart(amount)
  return offersText.title({
    count,
    areSamples: areSamples && !listed.some(({ offer }) => isYours(offer)),
    amount,
  })
}

/** What a federal loan of the same size would cost a student, as far as it is known which rate is theirs. */
function getReference({ answers, borrowing, isExample }: Situation, today: string): number | undefined {
  const isStudent = answers.borrower === undefined || answers.borrower === 'student'
  if (isExample || !isStudent || known(answers.degree) === undefined || areFederalLoansClosed(answers)) return
  return calculateDirectLoanTotal(borrowing, { isGraduate: !isUndergraduate(answers), today })
}
