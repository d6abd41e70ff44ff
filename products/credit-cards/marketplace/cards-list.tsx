import { href } from 'react-router'
import { CopyLinkButton, PrintButton } from '#app/shell/page-actions.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { daysBetween } from '#domain/dates.ts'
import { CompareBar } from '#kit/loan-offers/list/compare-bar.tsx'
import styles from '#kit/loan-offers/list/offers-list.module.css'
import { RestOfList } from '#kit/loan-offers/list/rest-of-list.tsx'
import { mostCompared } from '#kit/loan-offers/most-compared.ts'
import { cardSortWords } from '#products/credit-cards/card-words.ts'
import { CardRow } from './card-row.tsx'
import { cardsAddress, chooseCardAddress } from './cards-address.ts'
import type { CardsView } from './cards-view.server.ts'
import { settingsFormId } from './filters-form.tsx'
import { messages } from './list-messages.ts'
import { OtherCards } from './other-cards.tsx'

const chooseForm = 'choose'

interface CardsListProps {
  view: CardsView
  /** The addresses of reviews, by the id of their card. */
  reviews: Readonly<Record<string, string>>
}

/** Shows the cards in the requested order, then those that are not in it, with the reasons. */
export function CardsList({ view, reviews }: CardsListProps) {
  const { shown, from, settings, count, compared, paidIssuers, today } = view
  const { order, how } = cardSortWords[settings.sort]
  const mostCents = shown.reduce((most, { value }) => Math.max(most, -(value.threeYears.cents ?? 0)), 0)
  return (
    <section
      aria-labelledby="cards"
      className={styles.list}
      data-address={cardsAddress(view)}
      data-said={messages.said({ count, order, first: shown[0]?.card.name })}
      data-live-part
      id="list"
    >
      <div>
        <h2 id="cards">{count === 0 ? sayNone(view) : order}</h2>
        {count === 0 ? null : <p className={styles.how}>{how}</p>}
      </div>
      {count === 0 ? <Nothing view={view} /> : <Disclosure view={view} />}
      <ol className={styles.offers} start={from + 1}>
        {shown.map((ranked, index) => (
          <li id={`card-${ranked.card.id}`} key={ranked.card.id}>
            <CardRow
              ageDays={daysBetween(ranked.card.termsSeenOn, today)}
              forms={{ compare: settingsFormId, choose: chooseForm }}
              isByScore={settings.sort === 'best_match'}
              isComparable={compared.length < mostCompared}
              isCompared={compared.includes(ranked.card.id)}
              isJudged={isJudged(view)}
              mostCents={mostCents}
              pays={paidIssuers.has(ranked.card.issuerId)}
              position={from + index + 1}
              ranked={ranked}
              review={reviews[ranked.card.id]}
            />
          </li>
        ))}
      </ol>
      <CompareBar
        action={href('/credit-cards/marketplace/compare-cards')}
        compared={compared}
        form={settingsFormId}
        shownIds={shown.map(({ card }) => card.id)}
        words={messages}
      />
      <RestOfList
        page={settings.showsAll ? { number: settings.page, of: view.pages } : undefined}
        pageAddress={(page) => `${cardsAddress(view, { showsAll: true, page })}#cards`}
        restAddress={`${cardsAddress(view, { showsAll: true, page: 1 })}#card-${view.listedIds[shown.length]}`}
        shown={{ from, length: shown.length, count }}
        words={messages}
      />
      <div className={styles.after}>
        <OtherCards view={view} />
        <p>{messages.notAllCards}</p>
        <div className={styles.tools}>
          {/* Not the address in the address bar, which may contain other parameters. */}
          <CopyLinkButton to={cardsAddress(view)} />
          <PrintButton />
        </div>
      </div>
      {/* All buttons that lead on belong to this form. */}
      <form action={chooseCardAddress(view)} id={chooseForm} method="post" />
    </section>
  )
}

/** Says why the list is empty: by the catalog, by age, by answers, or by filters. */
export function sayNone({ applicant, filteredOut, hasCards }: CardsView): string {
  if (!hasCards) return messages.titleNoCards
  if (applicant.age === 'under_18') return messages.titleMinor
  return filteredOut > 0 ? messages.titleNone : messages.titleRefused
}

/** Whether anything was said that a rule can be checked against; without it every card is unknown. */
function isJudged({ applicant }: CardsView): boolean {
  const { taxNumber: _assumed, ...said } = applicant
  return Object.values(said).some((value) => value !== undefined)
}

/**
 * Says in one sentence which of the issuers in sight pay us. It comes before the first card and is neither hidden in
 * a footer nor collapsed.
 */
function Disclosure({ view: { shown, paidIssuers } }: { view: CardsView }) {
  const issuers = new Set(shown.map(({ card }) => card.issuerId))
  return (
    <p className={styles.disclosure}>
      <strong>{messages.disclosureTitle}:</strong>{' '}
      {messages.disclosure({
        all: issuers.size,
        paying: issuers.intersection(paidIssuers).size,
        areSamples: shown.every(({ card }) => card.isSample),
      })}{' '}
      <a href={href('/about/ranking')}>{messages.disclosureLink}</a>
    </p>
  )
}

function Nothing({ view }: { view: CardsView }) {
  if (!view.hasCards) return <Note>{messages.noCards}</Note>
  return (
    <Note>
      <p>{view.filteredOut > 0 ? messages.noneText : messages.noneAtAll}</p>
      <p>
        <a href={view.path}>{messages.clear}</a>
      </p>
    </Note>
  )
}
