import { data, redirect } from 'react-router'
import { pageContext, servicesContext } from '#app/context.ts'
import {
  addressOf,
  cosignerPath,
  offersEntries,
} from '#app/features/student-loans/compare/compare-address.ts'
import { words as compareWords } from '#app/features/student-loans/compare/compare-words.ts'
import { readDraftAnswers } from '#app/features/student-loans/loan-draft.server.ts'
import { paths } from '#app/features/student-loans/paths.ts'
import { elsewhere } from '#app/features/student-loans/situation.server.ts'
import { words as flowWords } from '#app/features/student-loans/words.ts'
import { NotFoundPage } from '#app/shell/error-page.tsx'
import { CopyLinkButton, PrintButton } from '#app/shell/page-actions.tsx'
import { words as shellWords } from '#app/shell/words.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Chip } from '#app/ui/chip/chip.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Container, Section } from '#app/ui/page/page.tsx'
import type { Route } from './+types/cosigner-page.ts'
import styles from './cosigner.module.css'
import { type CosignerSheet, viewCosignerSheet } from './cosigner.server.ts'
import { words } from './cosigner-words.ts'
import { CostSection } from './cost-section.tsx'
import { OwedSection, ReleaseSection, TermsSection } from './terms-sections.tsx'
import { ToDoSections } from './to-do-sections.tsx'

/** `offer` is the id of an offer in the catalog; the rest of the address is that of the list of loans. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const today = context.get(pageContext).today()
  const params = new URL(request.url).searchParams
  const draft = await readDraftAnswers(services, request)
  const directory = services.schools
  const instead = elsewhere({ params, draft, directory, path: cosignerPath })
  if (instead !== undefined) throw redirect(instead)
  const id = params.get('offer')
  const offer = (await services.loanOffers.offers(today)).find((each) => each.id === id)
  if (!offer) return data(null, { status: 404 })
  const isPaid = (await services.loanOffers.paidLenders()).has(offer.lenderId)
  return data({ sheet: viewCosignerSheet({ params, draft, directory, today, offer, isPaid }), today })
}

/** The address holds bands of answers; other sites have no business with them. */
export function headers() {
  return { 'Referrer-Policy': 'no-referrer' }
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const title = loaderData
    ? words.title(loaderData.sheet.compared.offer.lenderName)
    : shellWords.notFound.title
  return [
    { title: flowWords.title(title, matches[0].loaderData.settings.siteName) },
    { name: 'description', content: loaderData ? words.description : shellWords.notFound.text },
    { name: 'robots', content: 'noindex' },
  ]
}

/** For the person who is asked to sign: what they owe, what it can cost at worst, and how they are released. */
export default function CosignerPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFoundPage />
  const { sheet, today } = loaderData
  const { offer } = sheet.compared
  const listAddress = addressOf(paths.offers, offersEntries(sheet))
  return (
    <Section space="page">
      <Container className={styles.page}>
        <Breadcrumbs
          breadcrumbs={[
            { name: flowWords.studentLoans, item: paths.landing },
            { name: words.offersCrumb, item: listAddress },
            { name: words.crumb, item: cosignerPath },
          ]}
        />
        <Head sheet={sheet} />
        <Note size="small">
          <p>{words.federal}</p>
        </Note>
        <OwedSection isTaken={offer.rules.cosigner !== 'not_taken'} />
        {offer.rules.cosigner === 'not_taken' ? null : (
          <>
            <CostSection sheet={sheet} />
            <ReleaseSection offer={offer} releaseAfterMonths={sheet.releaseAfterMonths} />
            <TermsSection offer={offer} />
            <ToDoSections />
          </>
        )}
        <Foot madeOn={today} seenOn={offer.rateSeenOn} />
        <p data-print="no">
          <a href={listAddress}>{words.toOffers}</a>
        </p>
      </Container>
    </Section>
  )
}

function Head({ sheet }: { sheet: CosignerSheet }) {
  const { offer } = sheet.compared
  const address = addressOf(cosignerPath, [['offer', offer.id], ...offersEntries(sheet)])
  return (
    <header className={styles.head}>
      <h1>{words.title(offer.lenderName)}</h1>
      <p className={styles.lead}>{words.lead}</p>
      <p>
        <strong>{words.loan(offer)}</strong> {offer.isSample ? <Chip>{words.sample}</Chip> : null}
      </p>
      <p>
        <strong>{compareWords.assumed}:</strong> {compareWords.countedWith(sheet.borrowing)}.
        {sheet.isExample ? ` ${words.example}` : ''}
        {offer.isSample ? ` ${words.sampleNote}` : ''}
      </p>
      <p className={styles.ways} data-print="no">
        <PrintButton />
        <CopyLinkButton to={address} />
      </p>
    </header>
  )
}

function Foot({ madeOn, seenOn }: { madeOn: string; seenOn: string }) {
  return (
    <footer className={styles.foot}>
      <h2>{words.sources}</h2>
      <ul>
        {words.source.map(({ name, url }) => (
          <li key={url}>
            <a href={url}>{name}</a>
          </li>
        ))}
      </ul>
      <p>{words.made(madeOn, seenOn)}</p>
    </footer>
  )
}
