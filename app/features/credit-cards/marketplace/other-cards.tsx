import type { ReactNode } from 'react'
import styles from '#app/features/loan-offers/list/offers-list.module.css'
import { Details } from '#app/ui/details/details.tsx'
import type { Card } from '#domain/cards/card.ts'
import { checkApplicant } from '#domain/cards/check-applicant.ts'
import { cardsAddress } from './cards-address.ts'
import type { CardsView } from './cards-view.server.ts'
import { eligibilityMessages } from './eligibility-messages.ts'
import { unfiltered } from './filters.ts'
import { messages } from './list-messages.ts'

/** Maximum length of a list of cards, so that it stays readable. */
const mostShown = 50

/** Shows the cards that are not in the list, with the reasons. */
export function OtherCards({ view }: { view: CardsView }) {
  const { refused, stale, withoutTransfers, filteredOut, applicant } = view
  return (
    <>
      {filteredOut > 0 ? (
        <p>
          {messages.filteredOut(filteredOut)} <a href={cardsAddress(view, unfiltered)}>{messages.clear}</a>
        </p>
      ) : null}
      <Others
        id="refused"
        isPersonal
        intro={messages.refusedIntro}
        items={refused}
        row={({ card }) => {
          const noes = checkApplicant(card, applicant).rules.filter(({ verdict }) => verdict === 'no')
          const changes = noes.map(({ change }) =>
            change ? eligibilityMessages.change(change) : eligibilityMessages.noChange,
          )
          return (
            <li key={card.id}>
              <b>{nameCard(card)}:</b> {eligibilityMessages.why(noes)}. {changes.join(' ')}
            </li>
          )
        }}
        title={messages.refused(refused.length)}
      />
      <Others
        id="left-out"
        items={withoutTransfers}
        row={(card) => <li key={card.id}>{nameCard(card)}</li>}
        title={messages.leftOut(withoutTransfers.length)}
      />
      <Others
        id="stale"
        intro={messages.staleIntro}
        items={stale}
        row={({ card, ageDays }) => (
          <li key={card.id}>
            <b>{nameCard(card)}:</b> {messages.staleSeen(messages.day(card.termsSeenOn), ageDays)}
          </li>
        )}
        title={messages.stale(stale.length)}
      />
    </>
  )
}

function nameCard({ name, issuerName, isSample }: Card): string {
  return `${name}, ${issuerName}${isSample ? ` (${messages.sample})` : ''}`
}

interface OthersProps<Item> {
  id: string
  title: string
  intro?: string
  /** True if the part depends on the visitor; it is not printed then, because printouts get passed on. */
  isPersonal?: boolean
  items: readonly Item[]
  row: (item: Item) => ReactNode
}

function Others<Item>({ id, title, intro, isPersonal, items, row }: OthersProps<Item>) {
  if (items.length === 0) return null
  return (
    <Details data-print={isPersonal ? 'no' : undefined} id={id} look="line" summary={<h3>{title}</h3>}>
      {intro ? <p>{intro}</p> : null}
      <ul className={styles.otherList}>
        {items.slice(0, mostShown).map(row)}
        {items.length > mostShown ? <li>{messages.andMore(items.length - mostShown)}</li> : null}
      </ul>
    </Details>
  )
}
