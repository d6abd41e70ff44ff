import { data, href, type RouterContextProvider, redirect } from 'react-router'
import { pageContext, servicesContext } from '#app/context.ts'
import { findDraft } from '#app/features/questions/drafts.server.ts'
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
import { messages } from './messages.ts'
import { recordClick } from './record-click.server.ts'

const listPath = href('/student-loans/offers')
const under18Path = href('/student-loans/under-18')

const path = href('/interstitial')

/**
 * Loads the offer whose catalog id is in `offer`; the other parameters restore the list. The link to the
 * lender never comes from the address.
 */
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
  const list = new URLSearchParams(getCarriedAnswers(request)).toString()
  return data({
    offer,
    isPaid: paid.has(offer.lenderId),
    listAddress: list ? `${listPath}?${list}` : listPath,
    ...(await describe(context, offer)),
  })
}

/** Records the offer that a visitor chose in a list, then redirects to the page above. */
export async function action({ request, context }: Route.ActionArgs) {
  if (await isUnder18(request, context)) return redirect(under18Path, 303)
  const form = await request.formData().catch(() => new FormData())
  const offer = await findOffer(context, form.get('offer'))
  if (!offer) return data(null, { status: 404 })
  await recordClick(context.get(servicesContext), {
    offerId: offer.id,
    opeid: String(form.get('opeid') ?? ''),
  })
  return redirect(`${path}?${new URLSearchParams([['offer', offer.id], ...getCarriedAnswers(request)])}`, 303)
}

/** Hides the page's address, which contains the visitor's answers, from the lender. */
export function headers() {
  return { 'Referrer-Policy': 'no-referrer' }
}

/** Names the chosen offer only in the page title; the structured data describes the page in general. */
function describe(context: Readonly<RouterContextProvider>, offer: LoanOffer | undefined) {
  return describePage(
    context,
    { pageUrl: path, title: messages.crumb, description: messages.description },
    { title: getPageTitle(offer), robots: 'noindex' },
  )
}

export const meta = pageMeta

/** The page between the list and a lender: it names the lender and says what is passed on. */
export default function InterstitialPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFoundPage />
  if (!loaderData.offer) return <NothingChosen />
  const { offer, isPaid, listAddress } = loaderData
  const address = getLenderAddress(offer)
  return (
    <Section space="page">
      <Container className={styles.page}>
        <Breadcrumbs
          breadcrumbs={[
            { name: messages.studentLoans, item: href('/student-loans') },
            { name: messages.offers, item: listAddress },
            { name: messages.crumb, item: href('/interstitial') },
          ]}
        />
        <header className={styles.head}>
          <h1>{getPageTitle(offer)}</h1>
          <p className={styles.lead}>{getLead(offer)}</p>
        </header>
        <ChosenOffer offer={offer} isPaid={isPaid} />
        <Leave />
        <p className={styles.ways}>
          {address === null ? null : (
            <ButtonLink fitContent rel="noopener noreferrer nofollow" href={address} withArrow>
              {messages.go(offer.lenderName)}
            </ButtonLink>
          )}
          <ButtonLink fitContent href={listAddress} variant="white">
            {messages.back}
          </ButtonLink>
        </p>
      </Container>
    </Section>
  )
}

/** Shown to visitors who come from a bookmark or a typed address. */
function NothingChosen() {
  return (
    <Section space="page">
      <Container className={styles.page}>
        <header className={styles.head}>
          <h1>{messages.nothing.title}</h1>
          <p className={styles.lead}>{messages.nothing.lead}</p>
        </header>
        <p className={styles.ways}>
          <ButtonLink fitContent href={listPath} withArrow>
            {messages.nothing.go}
          </ButtonLink>
        </p>
      </Container>
    </Section>
  )
}

function getPageTitle(offer: LoanOffer | undefined): string {
  if (!offer) return messages.nothing.title
  const { isSample, lenderName } = offer
  return isSample ? messages.title.sample(lenderName) : messages.title.real(lenderName)
}

function getLead(offer: LoanOffer): string {
  if (offer.isSample) return messages.lead.sample
  const address = getLenderAddress(offer)
  return address === null ? messages.lead.unknown : messages.lead.real(new URL(address).host)
}

/** Returns where the lender takes applications. A sample never links elsewhere, whatever its row says. */
function getLenderAddress({ isSample, applyUrl }: LoanOffer): string | null {
  return isSample ? null : applyUrl
}

/**
 * Returns the list's parameters from the address, as far as they are plain codes, so that the link back leads
 * to the same list.
 */
function getCarriedAnswers(request: Request): [string, string][] {
  const isCode = (text: string) => /^[\w-]+$/.test(text)
  return [...new URL(request.url).searchParams].filter(
    ([name, value]) => name !== 'offer' && isCode(name) && isCode(value),
  )
}

async function findOffer(context: Route.LoaderArgs['context'], id: unknown): Promise<LoanOffer | undefined> {
  const offers = await context.get(servicesContext).loanOffers.offers(context.get(pageContext).today())
  return offers.find((offer) => offer.id === id)
}

/** Whether the visitor answered that they are under 18; such a visitor is shown no offer. */
async function isUnder18(request: Request, context: Route.LoaderArgs['context']): Promise<boolean> {
  const draft = await findDraft(context.get(servicesContext), request.headers.get('cookie'), 'student-loans')
  return draft?.answers.age === 'minor'
}
