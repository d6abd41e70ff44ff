import { href } from 'react-router'
import { toPageTitle } from '#app/shell/page-title.ts'
import { usePublicSettings } from '#app/shell/public-settings.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Button, ButtonLink } from '#app/ui/button/button.tsx'
import { Card as Frame } from '#app/ui/card/card.tsx'
import { Chip } from '#app/ui/chip/chip.tsx'
import { ChoiceCards } from '#app/ui/choice/choice-cards.tsx'
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Container, Section } from '#app/ui/page/page.tsx'
import { Points } from '#app/ui/part/part.tsx'
import { SourceLine } from '#app/ui/source-line/source-line.tsx'
import type { Card } from '#domain/cards/card.ts'
import { cardLaw } from '#domain/cards/card-law.ts'
import { formatDate } from '#domain/dates.ts'
import { getKeys } from '#domain/keys.ts'
import { formatDollars } from '#domain/money.ts'
import type { CardChoice } from './card-choice.server.ts'
import { cardText } from './card-messages.ts'
import { Fact } from './fact.tsx'
import styles from './interstitial.module.css'
import { LeaveParts } from './leave.tsx'
import { LeaveActions } from './leave-actions.tsx'
import { outboundText } from './messages.ts'

/** The pages between the list of cards and an issuer: how old one is, what follows from it, and the way on. */
export function CardPages({ choice, isAgeMissing }: { choice: CardChoice; isAgeMissing: boolean }) {
  const { card, age, listAddress } = choice
  const { siteName } = usePublicSettings()
  return (
    <Section space="page">
      {/* Set here because `meta` does not receive the answer to the form. */}
      <title>{toPageTitle(cardPageTitle(choice), siteName, { hasErrors: isAgeMissing })}</title>
      <Container className={styles.page}>
        <Breadcrumbs
          breadcrumbs={[
            { name: cardText.line, item: href('/credit-cards') },
            { name: cardText.list, item: listAddress },
            { name: cardText.go, item: href('/interstitial') },
          ]}
        />
        {card ? null : <Nothing listAddress={listAddress} />}
        {card && age === undefined ? <AskAge card={card} choice={choice} isMissing={isAgeMissing} /> : null}
        {card && age === 'under_18' ? <TooYoung choice={choice} /> : null}
        {card && age !== undefined && age !== 'under_18' ? <Leave card={card} choice={choice} /> : null}
      </Container>
    </Section>
  )
}

export function cardPageTitle({ card, age }: Pick<CardChoice, 'card' | 'age'>): string {
  if (!card) return cardText.nothing.title
  if (age === undefined) return cardText.title.age
  if (age === 'under_18') return cardText.title.minor
  return card.isSample ? cardText.title.sample(card.name) : cardText.title.real(card.issuerName)
}

function Nothing({ listAddress }: { listAddress: string }) {
  return (
    <>
      <header className={styles.head}>
        <h1>{cardText.nothing.title}</h1>
        <p className={styles.lead}>{cardText.nothing.lead}</p>
      </header>
      <p className={styles.ways}>
        <ButtonLink fitContent href={listAddress} withArrow>
          {cardText.nothing.go}
        </ButtonLink>
      </p>
    </>
  )
}

interface OfCard {
  card: Card
  choice: CardChoice
}

/** Asks the age in bands, before any link to the issuer. */
function AskAge({ card, choice: { askAddress, listAddress }, isMissing }: OfCard & { isMissing: boolean }) {
  const error = isMissing ? cardText.age.missing : undefined
  return (
    <form action={askAddress} className={styles.page} method="post" noValidate>
      {error ? <ErrorSummary problems={[{ field: 'age', message: error }]} /> : null}
      <input name="offer" type="hidden" value={card.id} />
      <input name="asked" type="hidden" value="1" />
      <ChoiceCards
        choices={getKeys(cardText.age.ages).map((value) => ({ value, label: cardText.age.ages[value] }))}
        error={error}
        hint={cardText.age.why}
        id="age"
        legend={<h1>{cardText.title.age}</h1>}
        name="age"
      />
      <p className={styles.ways}>
        <Button fitContent type="submit">
          {cardText.age.next}
        </Button>
        <ButtonLink fitContent href={listAddress} variant="white">
          {cardText.listBack}
        </ButtonLink>
      </p>
    </form>
  )
}

/** What can be done before 18, without a link to apply. */
function TooYoung({ choice: { listAddress, askAddress } }: { choice: CardChoice }) {
  return (
    <>
      <header className={styles.head}>
        <h1>{cardText.title.minor}</h1>
        <p className={styles.lead}>{cardText.minor.lead}</p>
      </header>
      <Points points={cardText.minor.points} />
      <p>
        <a href={youngArticle}>{cardText.minor.article}</a>
        {' · '}
        <a href={`${href('/resources/glossary')}#authorized-user`}>{cardText.minor.authorized}</a>
      </p>
      <p className={styles.ways}>
        <ButtonLink fitContent href={listAddress} variant="white">
          {cardText.listBack}
        </ButtonLink>
        {askAddress === '' ? null : (
          <ButtonLink fitContent href={askAddress} variant="white-ns">
            {cardText.age.change}
          </ButtonLink>
        )}
      </p>
    </>
  )
}

/** Names the card and its terms, says what the law asks before 21, and leads to the issuer. */
function Leave({ card, choice }: OfCard) {
  const { age, listAddress } = choice
  const address = getIssuerAddress(card)
  return (
    <>
      <header className={styles.head}>
        <h1>{cardPageTitle(choice)}</h1>
        <p className={styles.lead}>{getIntro(card)}</p>
        <LeaveActions
          address={address}
          back={cardText.listBack}
          go={cardText.go}
          listAddress={listAddress}
          name={card.issuerName}
        />
      </header>
      {age === 'from_18' ? <Young card={card} /> : null}
      <ChosenCard card={card} choice={choice} />
      <LeaveParts
        credit={{ title: cardText.creditTitle, points: cardText.credit }}
        kept={cardText.kept}
        next={{ title: cardText.nextTitle, points: cardText.next }}
        passed={cardText.passed}
        rule={{ words: cardText.rule, name: cardLaw.table.source.title, url: cardLaw.table.source.url }}
      />
    </>
  )
}

function Young({ card: { takesCosigner } }: { card: Card }) {
  const stated = takesCosigner === null ? 'unknown' : takesCosigner ? 'yes' : 'no'
  return (
    <Note>
      <h2 className={styles.small}>{cardText.young.title}</h2>
      <p>{cardText.young.income}</p>
      <p>{cardText.young.cosigner[stated]}</p>
      <p>
        {cardText.young.decides} <a href={youngArticle}>{cardText.minor.article}</a>
      </p>
      <div className={styles.kept}>
        <SourceLine source={cardLaw.ownIncome.source} />
      </div>
    </Note>
  )
}

function ChosenCard({ card, choice: { isPaid } }: OfCard) {
  const paid = isPaid ? (card.isSample ? 'sample' : 'yes') : 'no'
  const { lowestPercent, highestPercent } = card.purchaseApr
  return (
    <Frame as="section" aria-labelledby="chosen">
      <p className={styles.over} id="chosen">
        {cardText.chosen}
      </p>
      <div className={styles.name}>
        <h2>{card.name}</h2>
        {card.isSample ? <Chip>{outboundText.sample}</Chip> : null}
      </div>
      <p>{card.issuerName}</p>
      <dl className={styles.facts}>
        <Fact name={cardText.aprLabel}>{outboundText.rates(lowestPercent, highestPercent)}</Fact>
        <Fact name={cardText.feeLabel}>{formatDollars(card.annualFeeCents)}</Fact>
        <Fact name={cardText.seenLabel}>
          <time dateTime={card.termsSeenOn}>{formatDate(card.termsSeenOn, 'Month D, YYYY')}</time>
        </Fact>
        <Fact name={outboundText.paidLabel}>
          {cardText.paid[paid]} <a href={href('/about/how-we-make-money')}>{outboundText.howPaid}</a>
        </Fact>
      </dl>
    </Frame>
  )
}

function getIntro(card: Card): string {
  if (card.isSample) return cardText.lead.sample
  const address = getIssuerAddress(card)
  return address === null ? cardText.lead.unknown : cardText.lead.real(new URL(address).host)
}

/** Returns where the issuer takes applications. A sample never links elsewhere, whatever its row says. */
function getIssuerAddress({ isSample, applyUrl }: Card): string | null {
  return isSample ? null : applyUrl
}

const youngArticle = href('/resources/:category/:slug', {
  category: 'credit-cards',
  slug: 'first-credit-card-under-21',
})
