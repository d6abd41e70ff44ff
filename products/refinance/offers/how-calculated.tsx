import { Details } from '#app/ui/details/details.tsx'
import { Points } from '#app/ui/part/part.tsx'
import { laterMajority } from '#domain/eligibility/age-of-majority.ts'
import { usStates } from '#domain/states.ts'
import { loanOfferText } from '#kit/loan-offers/messages.ts'
import { findSaving, toAnswerWords } from './advice-words.ts'
import { offersText } from './offers-messages.ts'
import type { RefinanceView } from './refinance-view.server.ts'

/** Explains the answer and the figures of the page, and what they leave out. */
export function HowCalculated({ view }: { view: RefinanceView }) {
  const { moved, loans } = view
  return (
    <>
      <Details id="reasons" look="line" summary={<h3>{offersText.reasons}</h3>}>
        <Points points={listReasons(view)} />
      </Details>
      <Details id="how-counted" look="line" summary={<h3>{offersText.howCalculated}</h3>}>
        <Points points={[offersText.listFor(moved, loans.length), ...offersText.how]} />
      </Details>
      <Details id="not-counted" look="line" summary={<h3>{offersText.notModeled}</h3>}>
        <Points points={offersText.limits} />
      </Details>
    </>
  )
}

/** What stands behind the answer: why loans stay, if the answer speaks of the saving, and which offer it counts with. */
function listReasons(view: RefinanceView): string[] {
  const { advised, isAgeAssumed } = view
  const { outweighed, held } = toAnswerWords(view)
  return [
    ...(findSaving(view) ? [...outweighed, ...held] : []),
    ...(advised
      ? [
          offersText.counted(advised.offer.offer.lenderName, loanOfferText.term(advised.offer.termMonths)),
          advised.lowest.isExact ? offersText.exact : offersText.likely,
        ]
      : []),
    ...(isAgeAssumed ? [offersText.age(listLaterAges())] : []),
  ]
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
