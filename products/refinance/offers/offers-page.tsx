import { redirect } from 'react-router'
import { describePage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { Container, Section } from '#app/ui/page/page.tsx'
import { formatDollars } from '#domain/money.ts'
import { isYours } from '#domain/own-id.ts'
import { isFederal } from '#domain/refinance/current-loan.ts'
import styles from '#kit/listing/list/list-page.module.css'
import { OffersList } from '#kit/loan-offers/list/offers-list.tsx'
import { offersAddress } from '#kit/loan-offers/settings/offers-address.ts'
import { SettingsForm } from '#kit/loan-offers/settings/settings-form.tsx'
import { questionFromOffers } from '#products/refinance/situation/flows.ts'
import { paths } from '#products/refinance/situation/paths.ts'
import type { Route } from './+types/offers-page.ts'
import { Answer } from './answer.tsx'
import { AgainstToday, ShortSaving } from './compare-to-current.tsx'
import { HowCalculated } from './how-calculated.tsx'
import { loadRefinance } from './load-refinance.server.ts'
import { offersText } from './offers-messages.ts'
import { OffersNotice } from './offers-notice.tsx'
import { PlansCta } from './plans-cta.tsx'
import type { RefinanceView } from './refinance-view.server.ts'
import { RightsDetails, RightsLedger } from './rights-ledger.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { view, situation } = await loadRefinance(args)
  // The reset button also submits the old weights, so redirect to an address without them.
  if (new URL(args.request.url).searchParams.has('weights')) throw redirect(offersAddress(view.list))
  const { isExample, questionsPath } = situation
  const description = await describePage(
    args.context,
    {
      pageUrl: paths.offers,
      title: offersText.name,
      description: offersText.description,
      category: 'refinance-student-loans',
      breadcrumbsList: breadcrumbs,
    },
    { title: getPageTitle(view) },
  )
  // Signing in or up comes back to the list as it is.
  const returnTo = offersAddress(view.list)
  return { view, isExample, questionsPath, returnTo, ...description }
}

const breadcrumbs = [
  { name: offersText.line, item: paths.landing },
  { name: offersText.crumb, item: paths.offers },
]

export function headers() {
  return { 'Referrer-Policy': 'no-referrer' }
}

export const meta = pageMeta

/** What refinancing would save, what it would end, and the offers, in this order. */
export default function OffersPage({ loaderData: { view, isExample, questionsPath } }: Route.ComponentProps) {
  const { list, ledger, moved, today, scenario } = view
  return (
    <Section space="page">
      <Container className={styles.page}>
        <Breadcrumbs breadcrumbs={breadcrumbs} />
        <div className={styles.head}>
          <h1 data-live-part id="title">
            {getPageTitle(view)}
          </h1>
          <OffersNotice isExample={isExample} questionsPath={questionsPath} scenario={scenario} />
        </div>
        <Answer view={view} />
        {ledger ? <RightsLedger ledger={ledger} view={view} /> : null}
        <div>
          <SettingsForm
            carried={list.situation.shareableAnswers}
            defaultTerm={offersText.defaultTerm}
            view={list}
          />
          <OffersList
            describe={(offer) => {
              const compared = { offer, today, endsRights: moved.some(isFederal) }
              return {
                line: <ShortSaving {...compared} />,
                summary: offersText.row.title,
                body: <AgainstToday {...compared} discount={scenario.discount} />,
              }
            }}
            empty={
              <Card className={styles.none}>
                <p>{view.hasLenders ? offersText.empty : offersText.emptyNoLenders}</p>
                <p>
                  <a href={`${questionsPath}?question=REFINANCE_AMOUNT&from=offers`}>
                    {offersText.emptyLink}
                  </a>
                </p>
              </Card>
            }
            howCalculated={<HowCalculated view={view} />}
            questionAddress={(question) => questionFromOffers(question, questionsPath)}
            reference={today.totalCents}
            view={list}
          />
        </div>
        {ledger ? (
          <PlansCta>
            <RightsDetails ledger={ledger} view={view} />
          </PlansCta>
        ) : null}
      </Container>
    </Section>
  )
}

function getPageTitle({ list }: RefinanceView): string {
  return offersText.title({
    count: list.count,
    areSamples: list.areSamples && !list.listed.some(({ offer }) => isYours(offer)),
    amount: formatDollars(list.situation.borrowing.amountCents),
  })
}
