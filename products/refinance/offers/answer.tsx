import { SmallPrint } from '#app/ui/field/field-group.tsx'
import { Part } from '#app/ui/part/part.tsx'
import { laterMajority } from '#domain/eligibility/age-of-majority.ts'
import { usStates } from '#domain/states.ts'
import { loanOfferText } from '#kit/loan-offers/messages.ts'
import { formatAnswer } from './advice-words.ts'
import { LoanTable } from './loan-table.tsx'
import { offersText } from './offers-messages.ts'
import type { RefinanceView } from './refinance-view.server.ts'
import { UnansweredFacts } from './unanswered-facts.tsx'

/** What refinancing would save or not, and what to do with each loan. */
export function Answer({ view }: { view: RefinanceView }) {
  const { advised, loans } = view
  return (
    <Part id="answer" title={offersText.answer}>
      {formatAnswer(view).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {view.hold === 'rights_untold' ? (
        <p data-print="no">
          <UnansweredFacts
            facts={view.ledger?.debt.unanswered ?? []}
            label={offersText.unanswered}
            view={view}
          />
        </p>
      ) : null}
      {advised ? (
        <>
          <LoanTable advised={advised} loans={loans} />
          <SmallPrint>
            {offersText.counted(advised.offer.offer.lenderName, loanOfferText.term(advised.offer.termMonths))}{' '}
            {advised.lowest.isExact ? offersText.exact : offersText.likely}
          </SmallPrint>
        </>
      ) : null}
      {view.isAgeAssumed ? <SmallPrint>{offersText.age(listLaterAges())}</SmallPrint> : null}
    </Part>
  )
}

/** The ages of majority above 18, each with its states. */
function listLaterAges() {
  const ages = [...new Set(laterMajority.map(({ age }) => age))].sort()
  const nameState = (code: string) => usStates.find(({ abbreviation }) => abbreviation === code)?.name ?? code
  return ages.map((age) => ({
    age,
    states: laterMajority.filter((later) => later.age === age).map(({ state }) => nameState(state)),
  }))
}
