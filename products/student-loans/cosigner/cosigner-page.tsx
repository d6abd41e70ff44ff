import { data, redirect } from 'react-router'
import { pageContext, servicesContext } from '#app/context.ts'
import { NotFoundPage } from '#app/shell/error-page.tsx'
import { shellText } from '#app/shell/messages.ts'
import { CopyLinkButton, PrintButton } from '#app/shell/page-actions.tsx'
import { toPageTitle } from '#app/shell/page-title.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Chip } from '#app/ui/chip/chip.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Container, Section } from '#app/ui/page/page.tsx'
import { isYours } from '#domain/own-id.ts'
import { compareText } from '#kit/loan-offers/compare/compare-messages.ts'
import { cosignerAddress, offersAddress } from '#kit/loan-offers/settings/offers-address.ts'
import { readOwnLoanOffers } from '#kit/own-offers/own-offers.server.ts'
import { readDraftAnswers } from '#products/student-loans/situation/loan-draft.server.ts'
import { situationText } from '#products/student-loans/situation/messages.ts'
import { paths } from '#products/student-loans/situation/paths.ts'
import { redirectFor } from '#products/student-loans/situation/situation.server.ts'
import type { Route } from './+types/cosigner-page.ts'
import styles from './cosigner.module.css'
import { type CosignerSheet, viewCosignerSheet } from './cosigner.server.ts'
import { cosignerText } from './cosigner-messages.ts'
import { CostSection } from './cost-section.tsx'
import { OwedSection, ReleaseSection, TermsSection } from './terms-sections.tsx'
import { ToDoSections } from './to-do-sections.tsx'

/** The query holds `offer`, the id of a listed loan or of one that the visitor typed in, and the parameters of the list of loans. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const today = context.get(pageContext).today()
  const params = new URL(request.url).searchParams
  const draft = await readDraftAnswers(services, request)
  const directory = services.schools
  const instead = redirectFor({ params, draft, directory, path: paths.cosigner })
  if (instead !== undefined) throw redirect(instead)
  const id = params.get('offer')
  const [listed, own] = await Promise.all([
    services.loanOffers.offers(today),
    readOwnLoanOffers(services, request.headers.get('cookie'), 'student-loans'),
  ])
  const offer = [...listed, ...own].find((each) => each.id === id)
  if (!offer) return data(null, { status: 404 })
  const isPaid = (await services.loanOffers.paidLenders()).has(offer.lenderId)
  return data({ sheet: viewCosignerSheet({ params, draft, directory, today, offer, isPaid }), today })
}

/** The query string holds the visitor's banded answers, so no referrer is sent to other sites. */
export function headers() {
  return { 'Referrer-Policy': 'no-referrer' }
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const title = loaderData
    ? cosignerText.title(loaderData.sheet.compared.offer.lenderName)
    : shellText.notFound.title
  return [
    { title: toPageTitle(title, matches[0].loaderData.settings.siteName) },
    { name: 'description', content: loaderData ? cosignerText.description : shellText.notFound.text },
    { name: 'robots', content: 'noindex' },
  ]
}

/** Tells a cosigner what they owe, what the loan can cost at worst, and how they can be released. */
export default function CosignerPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFoundPage />
  const { sheet, today } = loaderData
  const { offer } = sheet.compared
  const listAddress = offersAddress({ ...sheet, compared: [] })
  return (
    <Section space="page">
      <Container className={styles.page}>
        <Breadcrumbs
          breadcrumbs={[
            { name: situationText.studentLoans, item: paths.landing },
            { name: cosignerText.offersCrumb, item: listAddress },
            { name: cosignerText.crumb, item: paths.cosigner },
          ]}
        />
        <Head sheet={sheet} />
        <Note size="small">
          <p>{cosignerText.federal}</p>
        </Note>
        {offer.rules.cosigner === 'not_taken' ? (
          <OwedSection isTaken={false} />
        ) : (
          <>
            <CostSection sheet={sheet} />
            <OwedSection isTaken />
            <ReleaseSection offer={offer} releaseAfterMonths={sheet.releaseAfterMonths} />
            <TermsSection offer={offer} />
            <ToDoSections />
          </>
        )}
        <Foot madeOn={today} seenOn={offer.rateSeenOn} />
        <p data-print="no">
          <a href={listAddress}>{cosignerText.toOffers}</a>
        </p>
      </Container>
    </Section>
  )
}

function Head({ sheet }: { sheet: CosignerSheet }) {
  const { offer, quotedAprPercent } = sheet.compared
  const address = cosignerAddress(sheet, offer.id)
  return (
    <header className={styles.head}>
      <h1>{cosignerText.title(offer.lenderName)}</h1>
      <p className={styles.lead}>{cosignerText.lead}</p>
      <p>
        <strong>{cosignerText.loan(offer)}</strong>{' '}
        {offer.isSample ? <Chip>{cosignerText.sample}</Chip> : null}
      </p>
      {isYours(offer) ? <p>{cosignerText.yours}</p> : null}
      {quotedAprPercent === null ? null : <p>{cosignerText.quoted(quotedAprPercent)}</p>}
      <p>
        <strong>{compareText.assumed}:</strong> {compareText.countedWith(sheet.borrowing)}.
        {sheet.situation.isExample ? ` ${cosignerText.example}` : ''}
        {offer.isSample ? ` ${cosignerText.sampleNote}` : ''}
      </p>
      <p className={styles.ways} data-print="no">
        <PrintButton />
        {/* A link would open an offer that only this visitor has. */}
        {isYours(offer) ? null : <CopyLinkButton to={address} />}
      </p>
    </header>
  )
}

function Foot({ madeOn, seenOn }: { madeOn: string; seenOn: string }) {
  return (
    <footer className={styles.foot}>
      <h2>{cosignerText.sources}</h2>
      <ul>
        {cosignerText.source.map(({ name, url }) => (
          <li key={url}>
            <a href={url}>{name}</a>
          </li>
        ))}
      </ul>
      <p>{cosignerText.made(madeOn, seenOn)}</p>
    </footer>
  )
}
