import { data, type RouterContextProvider, redirect } from 'react-router'
import { pageContext, servicesContext } from '#app/context.ts'
import { findDraft } from '#app/drafts/drafts.server.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { NotFoundPage } from '#app/shell/error-page.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Container, Section } from '#app/ui/page/page.tsx'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import type { Route } from './+types/interstitial-page.ts'
import { ChosenOffer } from './chosen-offer.tsx'
import styles from './interstitial.module.css'
import { Leave } from './leave.tsx'
import { recordClick } from './record-click.server.ts'
import { words } from './words.ts'

const listPath = '/student-loans/offers'
const under18Path = '/student-loans/under-18'

const path = '/interstitial'

/** `offer` is the id of an offer in the catalog, the rest what the list shows it by. Where the page leads to is never taken from the address. */
export async function loader({ request, context }: Route.LoaderArgs) {
  if (await isUnder18(request, context)) throw redirect(under18Path)
  const asked = new URL(request.url).searchParams.get('offer')
  if (asked === null) {
    const said = await describe(context, undefined)
    return data({ offer: undefined, isPaid: false, listAddress: listPath, ...said })
  }
  const offer = await findOffer(context, asked)
  if (!offer) return data(null, { status: 404 })
  const paid = await context.get(servicesContext).loanOffers.paidLenders()
  const list = new URLSearchParams(listOf(request)).toString()
  return data({
    offer,
    isPaid: paid.has(offer.lenderId),
    listAddress: list ? `${listPath}?${list}` : listPath,
    ...(await describe(context, offer)),
  })
}

/** Choosing an offer, by the button of a list: it is noted, and the page above opens. */
export async function action({ request, context }: Route.ActionArgs) {
  if (await isUnder18(request, context)) return redirect(under18Path, 303)
  const form = await request.formData().catch(() => new FormData())
  const offer = await findOffer(context, form.get('offer'))
  if (!offer) return data(null, { status: 404 })
  await recordClick(context.get(servicesContext), {
    offerId: offer.id,
    opeid: String(form.get('opeid') ?? ''),
  })
  return redirect(`${path}?${new URLSearchParams([['offer', offer.id], ...listOf(request)])}`, 303)
}

/** The lender is not told which page its visitor comes from, nor the ranges in its address. */
export function headers() {
  return { 'Referrer-Policy': 'no-referrer' }
}

/** Search engines hear of the page, and never of what one visitor chose. */
function describe(context: Readonly<RouterContextProvider>, offer: LoanOffer | undefined) {
  const { siteName } = context.get(servicesContext).config
  return describePage(
    context,
    { pageUrl: path, title: words.crumb, description: words.description },
    { title: words.pageTitle(titleOf(offer), siteName), robots: 'noindex' },
  )
}

export const meta = pageMeta

/** Stands between the list and a lender: names the lender and says what is passed on. */
export default function InterstitialPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFoundPage />
  if (!loaderData.offer) return <NothingChosen />
  const { offer, isPaid, listAddress } = loaderData
  const address = addressOf(offer)
  return (
    <Section space="page">
      <Container className={styles.page}>
        <Breadcrumbs
          breadcrumbs={[
            { name: words.studentLoans, item: '/student-loans' },
            { name: words.offers, item: listAddress },
            { name: words.crumb, item: '/interstitial' },
          ]}
        />
        <header className={styles.head}>
          <h1>{titleOf(offer)}</h1>
          <p className={styles.lead}>{leadOf(offer)}</p>
        </header>
        <ChosenOffer offer={offer} isPaid={isPaid} />
        <Leave />
        <p className={styles.ways}>
          {address === null ? null : (
            <ButtonLink fitContent rel="noopener noreferrer nofollow" href={address} withArrow>
              {words.go(offer.lenderName)}
            </ButtonLink>
          )}
          <ButtonLink fitContent href={listAddress} variant="white">
            {words.back}
          </ButtonLink>
        </p>
      </Container>
    </Section>
  )
}

/** Somebody came here by a bookmark or an address typed in. */
function NothingChosen() {
  return (
    <Section space="page">
      <Container className={styles.page}>
        <header className={styles.head}>
          <h1>{words.nothing.title}</h1>
          <p className={styles.lead}>{words.nothing.lead}</p>
        </header>
        <p className={styles.ways}>
          <ButtonLink fitContent href={listPath} withArrow>
            {words.nothing.go}
          </ButtonLink>
        </p>
      </Container>
    </Section>
  )
}

function titleOf(offer: LoanOffer | undefined): string {
  if (!offer) return words.nothing.title
  const { isSample, lenderName } = offer
  return isSample ? words.title.sample(lenderName) : words.title.real(lenderName)
}

function leadOf(offer: LoanOffer): string {
  if (offer.isSample) return words.lead.sample
  const address = addressOf(offer)
  return address === null ? words.lead.unknown : words.lead.real(new URL(address).host)
}

/** Where the lender takes applications. A sample never leads outside, whatever its row says. */
function addressOf({ isSample, applyUrl }: LoanOffer): string | null {
  return isSample ? null : applyUrl
}

/** The rest of the address is that of the list the visitor comes from, all codes: the way back leads to the same list. */
function listOf(request: Request): [string, string][] {
  const isCode = (text: string) => /^[\w-]+$/.test(text)
  return [...new URL(request.url).searchParams].filter(
    ([name, value]) => name !== 'offer' && isCode(name) && isCode(value),
  )
}

async function findOffer(context: Route.LoaderArgs['context'], id: unknown): Promise<LoanOffer | undefined> {
  const offers = await context.get(servicesContext).loanOffers.offers(context.get(pageContext).today())
  return offers.find((offer) => offer.id === id)
}

/** The questions keep of someone under 18 that they are, and such a visitor is shown no offer. */
async function isUnder18(request: Request, context: Route.LoaderArgs['context']): Promise<boolean> {
  const draft = await findDraft(context.get(servicesContext), request.headers.get('cookie'))
  return draft?.answers.age === 'minor'
}
