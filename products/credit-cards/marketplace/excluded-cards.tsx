import type { Card } from '#domain/cards/card.ts'
import { checkApplicant } from '#domain/cards/check-applicant.ts'
import { ExcludedItems } from '#kit/listing/list/excluded-items.tsx'
import { cardsAddress } from './cards-address.ts'
import type { CardsView } from './cards-view.server.ts'
import { eligibilityText } from './eligibility-messages.ts'
import { unfiltered } from './filters.ts'
import { listText } from './list-messages.ts'

/** Shows the cards that are not in the list, with the reasons. */
export function ExcludedCards({ view }: { view: CardsView }) {
  const { refused, stale, withoutRoom, filteredOut, applicant } = view
  return (
    <>
      {filteredOut > 0 ? (
        <p>
          {listText.filteredOut(filteredOut)} <a href={cardsAddress(view, unfiltered)}>{listText.clear}</a>
        </p>
      ) : null}
      <ExcludedItems
        id="refused"
        isPersonal
        intro={listText.refusedIntro}
        items={refused}
        row={({ card }) => {
          const failedRules = checkApplicant(card, applicant).rules.filter(({ verdict }) => verdict === 'no')
          const changes = failedRules.map(({ change }) =>
            change ? eligibilityText.change(change) : eligibilityText.noChange,
          )
          return (
            <li key={card.id}>
              <b>{nameCard(card)}:</b> {eligibilityText.why(failedRules)}. {changes.join(' ')}
            </li>
          )
        }}
        title={listText.refused(refused.length)}
        words={listText}
      />
      <ExcludedItems
        id="left-out"
        items={withoutRoom}
        row={({ card, reason }) => (
          <li key={card.id}>
            <b>{nameCard(card)}:</b> {listText.balanceRefusals[reason]}
          </li>
        )}
        title={listText.withoutRoom(withoutRoom.length)}
        words={listText}
      />
      <ExcludedItems
        id="stale"
        intro={listText.staleIntro}
        items={stale}
        row={({ card, ageDays }) => (
          <li key={card.id}>
            <b>{nameCard(card)}:</b> {listText.staleSeen(listText.day(card.termsSeenOn), ageDays)}
          </li>
        )}
        title={listText.stale(stale.length)}
        words={listText}
      />
    </>
  )
}

function nameCard({ name, issuerName, isSample }: Card): string {
  return `${name}, ${issuerName}${isSample ? ` (${listText.sample})` : ''}`
}
