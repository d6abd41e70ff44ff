import { href, redirect } from 'react-router'
import { describePage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { SkipLink } from '#app/shell/skip-link.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Container, Section } from '#app/ui/page/page.tsx'
import styles from '#kit/listing/list/list-page.module.css'
import type { Route } from './+types/marketplace-page.ts'
import { cardsAddress } from './cards-address.ts'
import { CardsLayout } from './cards-layout.tsx'
import { formatNone } from './cards-list.tsx'
import type { CardsView } from './cards-view.server.ts'
import { listText } from './list-messages.ts'
import { loadCards } from './load-cards.server.ts'
import { ShortAnswer } from './short-answer.tsx'

const path = href('/credit-cards/marketplace')
const breadcrumbs = [
  { name: listText.line, item: href('/credit-cards') },
  { name: listText.name, item: path },
]

export async function loader({ request, context }: Route.LoaderArgs) {
  const loaded = await loadCards({ request, context }, { path })
  // The reset button also submits the old weights, so redirect to an address without them.
  if (new URL(request.url).searchParams.has('weights')) throw redirect(cardsAddress(loaded.view))
  const described = await describePage(
    context,
    {
      pageUrl: path,
      title: listText.name,
      description: listText.description,
      category: 'credit-cards',
      breadcrumbsList: breadcrumbs,
    },
    { title: getTitle(loaded.view) },
  )
  // Signing in or up comes back to the list as it is.
  return { ...loaded, ...described, returnTo: cardsAddress(loaded.view) }
}

/** The address says how a visitor spends and pays, so it is not passed to other sites. */
export function headers() {
  return { 'Referrer-Policy': 'no-referrer' }
}

export const meta = pageMeta

/** Lists credit cards for one way of using them, in an order that anyone can recompute. */
export default function MarketplacePage({ loaderData: { view, reviews, yardstick } }: Route.ComponentProps) {
  return (
    <Section space="page">
      <Container className={styles.page}>
        <SkipLink href="#cards">{listText.toCards}</SkipLink>
        <Breadcrumbs breadcrumbs={breadcrumbs} />
        <div className={styles.head}>
          <h1 data-live-part id="title">
            {getTitle(view)}
          </h1>
          <Samples view={view} />
        </div>
        <ShortAnswer view={view} />
        <CardsLayout reviews={reviews} view={view} yardstick={yardstick} />
      </Container>
    </Section>
  )
}

/** The one note above the list. */
function Samples({ view: { areSamples, hasCards } }: { view: CardsView }) {
  if (areSamples)
    return (
      <Note size="small">
        {listText.samples} {listText.lead}
      </Note>
    )
  return hasCards ? <p>{listText.lead}</p> : null
}

function getTitle(view: CardsView): string {
  return view.count === 0 ? formatNone(view) : listText.title(view.count)
}
