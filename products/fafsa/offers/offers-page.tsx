import { data, href } from 'react-router'
import type { PageHandle } from '#app/context.ts'
import { Island } from '#app/islands/island.tsx'
import { describePage } from '#app/shell/describe-page.server.ts'
import { metaWithoutTitle } from '#app/shell/page-meta.ts'
import { Details } from '#app/ui/details/details.tsx'
import { SmallPrint } from '#app/ui/field/field-group.tsx'
import { LongPage } from '#app/ui/long-page/long-page.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { SourceLine } from '#app/ui/source-line/source-line.tsx'
import { gatherOfferFigures } from '#domain/aid-offers/offer-figures.ts'
import { offerSources } from '#domain/aid-offers/sources.ts'
import { FormPageTop } from '#kit/forms/form-page-top.tsx'
import { readPostedForm } from '#kit/forms/posted-form.server.ts'
import type { Route } from './+types/offers-page.ts'
import { evaluateDesk } from './evaluate-desk.ts'
import { offersText } from './messages.ts'
import { firstOffers, readDesk, type TypedDesk } from './offer-form.ts'
import styles from './offers.module.css'
import OffersDesk from './offers-desk.island.tsx'
import { resultsText } from './result-messages.ts'

/** The same for everybody: what is typed stays in the browser, or is in the reply to a form. */
export const handle = { cache: { params: [] } } satisfies PageHandle

const figures = gatherOfferFigures()
const path = href('/fafsa/offers')
const crumbs = [
  { name: offersText.line, item: href('/fafsa') },
  { name: offersText.title, item: path },
]

export function loader({ context }: Route.LoaderArgs) {
  return describePage(context, {
    pageUrl: path,
    title: offersText.title,
    description: offersText.description,
    breadcrumbsList: crumbs,
  })
}

/** Answers the form of a browser without script. It comes in the body, so that no address or log holds an amount. */
export async function action({ request }: Route.ActionArgs) {
  const desk = readDesk(await readPostedForm(request))
  const problems = evaluateDesk(desk, figures).flatMap((result) => result.problems)
  return data({ desk, problems }, { status: problems.length > 0 ? 400 : 200 })
}

export const meta = metaWithoutTitle

const empty: TypedDesk = { student: {}, offers: Array.from({ length: firstOffers }, () => ({})) }

/** Offers of aid side by side: what is free, earned and borrowed, and what is left to pay. */
export default function OffersPage({ actionData: reply }: Route.ComponentProps) {
  const { desk: sent = empty, problems = [] } = reply ?? {}
  return (
    <LongPage
      top={
        <FormPageTop
          breadcrumbs={crumbs}
          lead={offersText.lead}
          problems={problems}
          title={offersText.title}
        />
      }
    >
      <Note data-print="no" size="small">
        <p data-needs-script>{offersText.privacy}</p>
        <noscript>
          <p>{offersText.noScript}</p>
        </noscript>
      </Note>
      <Island
        name="offers-desk"
        of={OffersDesk}
        props={{ action: `${path}#answer`, figures, sent: sent.offers.length > 0 ? sent : empty, problems }}
        when="idle"
      />
      <section className={styles.part}>
        <p>
          <a
            href={href('/resources/:category/:slug', { category: 'fafsa', slug: 'how-to-read-an-aid-offer' })}
          >
            {offersText.guide}
          </a>
        </p>
        <Details summary={resultsText.sources}>
          <SmallPrint>{resultsText.sourcesHint}</SmallPrint>
          <ul className={styles.sources}>
            {Object.values(offerSources).map((source) => (
              <li key={source.title}>
                <SourceLine source={source} />
              </li>
            ))}
          </ul>
        </Details>
      </section>
    </LongPage>
  )
}
