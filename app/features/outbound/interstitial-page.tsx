import { data, href, type RouterContextProvider, redirect } from 'react-router'
import { pageContext, productsContext, servicesContext } from '#app/context.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { NotFoundPage } from '#app/shell/error-page.tsx'
import { metaWithoutTitle, pageMeta } from '#app/shell/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Illustration } from '#app/ui/illustration/illustration.tsx'
import { Container, Section } from '#app/ui/page/page.tsx'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { readPostedForm } from '#kit/forms/posted-form.server.ts'
import type { OutboundLine } from '#kit/outbound/outbound-line.ts'
import { findDraft } from '#kit/questions/drafts.server.ts'
import type { Route } from './+types/interstitial-page.ts'
import { handleCardChoice, isAboutCard, loadCardChoice } from './card-choice.server.ts'
import { cardText } from './card-messages.ts'
import { CardPages } from './card-pages.tsx'
import { ChosenOffer } from './chosen-offer.tsx'
import { findOutboundLine } from './find-outbound-line.ts'
import styles from './interstitial.module.css'
import { Leave } from './leave.tsx'
import { LeaveActions } from './leave-actions.tsx'
import { getListParams } from './list-params.ts'
import { outboundText } from './messages.ts'
import { priceChosen } from './price-chosen.server.ts'
import { recordClick } from './record-click.server.ts'

const path = href('/interstitial')

/**
 * Loads the offer whose catalog id is in `offer`, from the catalog of the product line in `line`; the other
 * parameters restore the list. The link to the lender never comes from the address.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  if (isAboutCard(query)) {
    const choice = await loadCardChoice({ query, isUnder18: await isUnder18(request, context) }, context)
    if (!choice) return data(null, { status: 404 })
    const { head, structuredData } = await describePage(
      context,
      { pageUrl: path, title: outboundText.crumb, description: cardText.description },
      { robots: 'noindex' },
    )
    return data({ choice, head, structuredData })
  }
  const line = findOutboundLine(context.get(productsContext), query)
  if (!line) return data(null, { status: 404 })
  const instead = await findUnder18Page(line, request, context)
  if (instead) throw redirect(instead)
  const { name, root, list, sheet } = line
  const asked = query.get('offer')
  if (asked === null) {
    const said = await describe(context, undefined)
    const nothing = { offer: undefined, rates: null, isPaid: false }
    return data({ ...nothing, name, root, sheet, listAddress: list, ...said })
  }
  const offer = await findOffer(line, context, asked)
  if (!offer) return data(null, { status: 404 })
  const paid = await line.catalog(context.get(servicesContext)).paidLenders()
  const carried = new URLSearchParams(getListParams(query)).toString()
  return data({
    offer,
    rates: priceChosen(offer, await line.readTerms?.({ request, context })),
    isPaid: paid.has(offer.lenderId),
    name,
    root,
    sheet,
    listAddress: carried ? `${list}?${carried}` : list,
    ...(await describe(context, offer)),
  })
}

/** Records the offer that a visitor chose in a list, then redirects to the page above. */
export async function action({ request, context }: Route.ActionArgs) {
  const query = new URL(request.url).searchParams
  const form = await readPostedForm(request)
  if (isAboutCard(query)) {
    const taken = await handleCardChoice(
      { query, form, isUnder18: await isUnder18(request, context) },
      context,
    )
    if (!taken) return data(null, { status: 404 })
    if ('to' in taken) return redirect(taken.to, 303)
    return data(taken, { status: taken.age ? 200 : 400 })
  }
  const line = findOutboundLine(context.get(productsContext), query)
  if (!line) return data(null, { status: 404 })
  const instead = await findUnder18Page(line, request, context)
  if (instead) return redirect(instead, 303)
  const offer = await findOffer(line, context, form.get('offer'))
  if (!offer) return data(null, { status: 404 })
  const services = context.get(servicesContext)
  await recordClick(services, {
    offerId: offer.id,
    opeid: form.get('opeid') ?? '',
    address: context.get(pageContext).address,
  })
  await line.save?.(services, request.headers.get('cookie'), offer)
  const named = query.getAll('line').map((code) => ['line', code])
  const next = new URLSearchParams([['offer', offer.id], ...named, ...getListParams(query)])
  return redirect(`${path}?${next}`, 303)
}

/** Hides the page's address, which contains the visitor's answers, from the lender. */
export function headers() {
  return { 'Referrer-Policy': 'no-referrer' }
}

/** Names the chosen offer only in the page title; the structured data describes the page in general. */
function describe(context: Readonly<RouterContextProvider>, offer: LoanOffer | undefined) {
  return describePage(
    context,
    { pageUrl: path, title: outboundText.crumb, description: outboundText.description },
    { title: getPageTitle(offer), robots: 'noindex' },
  )
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData && 'choice' in args.loaderData ? metaWithoutTitle(args) : pageMeta(args)
}

/** The page between a list and a lender or an issuer: it names them and says what is passed on. */
export default function InterstitialPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <NotFoundPage />
  if ('choice' in loaderData) {
    const { choice } = loaderData
    const age = actionData ? actionData.age : choice.age
    return <CardPages choice={{ ...choice, age }} isAgeMissing={actionData != null && !age} />
  }
  const { offer, rates, isPaid, name, root, listAddress, sheet } = loaderData
  if (!offer) return <NothingChosen listAddress={listAddress} />
  const address = getLenderAddress(offer)
  return (
    <Section space="page">
      <Container className={styles.page}>
        <Breadcrumbs
          breadcrumbs={[
            { name, item: root },
            { name: outboundText.offers, item: listAddress },
            { name: outboundText.crumb, item: path },
          ]}
        />
        <header className={styles.head}>
          <h1>{getPageTitle(offer)}</h1>
          <p className={styles.lead}>{getIntro(offer)}</p>
          <LeaveActions
            address={address}
            back={outboundText.back}
            go={outboundText.go}
            listAddress={listAddress}
            name={offer.lenderName}
          />
        </header>
        <ChosenOffer offer={offer} isPaid={isPaid} rates={rates} />
        <Leave sheet={sheet} />
      </Container>
    </Section>
  )
}

/** Shown to visitors who come from a bookmark or a typed address. */
function NothingChosen({ listAddress }: { listAddress: string }) {
  return (
    <Section space="page">
      <Container className={styles.page}>
        <header className={styles.head}>
          <Illustration name="magnifier" size={120} />
          <h1>{outboundText.nothing.title}</h1>
          <p className={styles.lead}>{outboundText.nothing.lead}</p>
        </header>
        <p className={styles.ways}>
          <ButtonLink fitContent href={listAddress} withArrow>
            {outboundText.nothing.go}
          </ButtonLink>
        </p>
      </Container>
    </Section>
  )
}

function getPageTitle(offer: LoanOffer | undefined): string {
  if (!offer) return outboundText.nothing.title
  const { isSample, lenderName } = offer
  return isSample ? outboundText.title.sample(lenderName) : outboundText.title.real(lenderName)
}

function getIntro(offer: LoanOffer): string {
  if (offer.isSample) return outboundText.lead.sample
  const address = getLenderAddress(offer)
  return address === null ? outboundText.lead.unknown : outboundText.lead.real(new URL(address).host)
}

/** Returns where the lender takes applications. A sample never links elsewhere, whatever its row says. */
function getLenderAddress({ isSample, applyUrl }: LoanOffer): string | null {
  return isSample ? null : applyUrl
}

function isUnder18(request: Request, context: Route.LoaderArgs['context']): Promise<boolean> {
  return context.get(servicesContext).sessions.isUnder18(request.headers.get('cookie'))
}

async function findOffer(
  line: OutboundLine,
  context: Route.LoaderArgs['context'],
  id: unknown,
): Promise<LoanOffer | undefined> {
  const catalog = line.catalog(context.get(servicesContext))
  const offers = await catalog.offers(context.get(pageContext).today())
  return offers.find((offer) => offer.id === id)
}

/** Returns the page for visitors under 18, if the visitor said that they are: for an account, or to the line's questions. */
async function findUnder18Page(
  { under18 }: OutboundLine,
  request: Request,
  context: Route.LoaderArgs['context'],
): Promise<string | undefined> {
  const services = context.get(servicesContext)
  const cookies = request.headers.get('cookie')
  if (await isUnder18(request, context)) return under18?.path ?? href('/student-loans/under-18')
  if (!under18) return undefined
  const draft = await findDraft(services, cookies, under18.draft)
  return draft?.answers.age === 'minor' ? under18.path : undefined
}
