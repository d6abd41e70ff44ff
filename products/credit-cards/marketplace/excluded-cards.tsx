import type { Card } from '#domain/cards/card.ts'
import { checkApplicant } from '#domain/cards/check-applicant.ts'
import { ExcludedItems } from '#kit/listing/list/excluded-items.tsx'
import { cardsAddress } from './cards-address.ts'
import type { CardsView } from './cards-view.server.ts'
import { eligibilityMessages } from './eligibility-messages.ts'
import { unfiltered } from './filters.ts'
import { messages } from './list-messages.ts'

/** Shows the cards that are not in the list, with the reasons. */
export function ExcludedCards({ view }: { view: CardsView }) {
  const { refused, stale, withoutTransfers, filteredOut, applicant } = view
  return (
    <>
      {filteredOut > 0 ? (
        <p>
          {messages.filteredOut(filteredOut)} <a href={cardsAddress(view, unfiltered)}>{messages.clear}</a>
        </p>
      ) : null}
      <ExcludedItems
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
        words={messages}
      />
      <ExcludedItems
        id="left-out"
        items={withoutTransfers}
        row={(card) => <li key={card.id}>{nameCard(card)}</li>}
        title={messages.leftOut(withoutTransfers.length)}
        words={messages}
      />
      <ExcludedItems
        id="stale"
        intro={messages.staleIntro}
        items={stale}
        row={({ card, ageDays }) => (
          <li key={card.id}>
            <b>{nameCard(card)}:</b> {messages.staleSeen(messages.day(card.termsSeenOn), ageDays)}
          </li>
        )}
        title={messages.stale(stale.length)}
        words={messages}
      />
    </>
  )
}

function nameCard({ name, issuerName, isSample }: Card): string {
  return `${name}, ${issuerName}${isSample ? ` (${messages.sample})` : ''}`
}
