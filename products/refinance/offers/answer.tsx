import { ButtonLink } from '#app/ui/button/button.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { formatDollars } from '#domain/money.ts'
import { isYours } from '#domain/own-id.ts'
import { endsInForgiveness } from '#domain/refinance/weigh-rights.ts'
import { ChooseButton } from '#kit/listing/compare/compare-actions.tsx'
import { AnswerSheet } from '#kit/listing/list/answer-sheet.tsx'
import { loanOfferText } from '#kit/loan-offers/messages.ts'

import { findSaving, nameMoved, toAnswerWords } from './advice-words.ts'
import { compareEnds, type Ends } from './compare-ends.ts'
import { KeepOrRefinance } from './keep-or-refinance.tsx'
import { LoanAdviceList } from './loan-advice-list.tsx'
import { offersText } from './offers-messages.ts'
import type { RefinanceView } from './refinance-view.server.ts'
import { rightsText } from './rights-messages.ts'
import { UnansweredFacts } from './unanswered-facts.tsx'

/** What refinancing would save or not, and what to do with each loan. */
export function Answer({ view }: { view: RefinanceView }) {
  const { advised, loans, today } = view
  const { saves, notes, outweighed, held } = toAnswerWords(view)
  const ends = findSaving(view)
  return (
    <AnswerSheet
      actions={<Actions isSaving={ends !== null} view={view} />}
      chart={advised && isShownByBars(view) ? <KeepOrRefinance offer={advised.offer} today={today} /> : null}
      lines={ends ? notes : [...outweighed, ...notes, ...held]}
      title={saves ?? offersText.answer}
      {...(ends ? nameSaving(ends, view) : nameKeeping(view))}
    >
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
        <Details isForPhones look="plain" summary={offersText.loansCaption}>
          <LoanAdviceList advised={advised} loans={loans} />
        </Details>
      ) : null}
    </AnswerSheet>
  )
}

/** The saving that is sure comes first; what else is possible stands beside it. */
function nameSaving({ lowest, highest }: Ends, view: RefinanceView) {
  const [most, least] = [lowest.savedCents, highest.savedCents]
  const isOnlyPossible = least <= 0
  return {
    label: offersText.save(nameMoved(view), isOnlyPossible),
    amount: formatDollars(isOnlyPossible ? most : least),
    isGain: true,
    unit: least < 0 ? offersText.orMore(least) : null,
    more: most === least || isOnlyPossible ? undefined : offersText.upTo(most),
  }
}

/** What keeping is worth, where that is known in dollars, or just that. */
function nameKeeping({ advised, loans, ledger }: RefinanceView) {
  if (!advised) return {}
  const keep = offersText.keep(loans.length)
  const { right, costCents } = ledger?.outweighed ?? {}
  if (!right || !costCents || !endsInForgiveness.includes(right)) return { amount: keep, isVerdict: true }
  return {
    label: offersText.keepFor(keep, rightsText.rights[right].name),
    amount: formatDollars(costCents),
    isGain: true,
    unit: offersText.toYou,
  }
}

/** Whether the bars say what the answer says: rights that outweigh a saving do not show in what is left to pay. */
function isShownByBars({ advised, today }: RefinanceView): boolean {
  if (!advised?.lowest.advice.some(({ reason }) => !reason.startsWith('rights_'))) return false
  const isMoving = advised.lowest.advice.some(({ refinance }) => refinance)
  return isMoving || compareEnds(advised.offer, today, 0).lowest.savedCents <= 0
}

function Actions({ isSaving, view: { advised, list } }: { isSaving: boolean; view: RefinanceView }) {
  if (list.count === 0) return null
  const first = advised?.offer.offer
  return (
    <>
      {isSaving && first && !isYours(first) ? (
        <ChooseButton about={`: ${first.lenderName}`} id={first.id} label={loanOfferText.choose} />
      ) : null}
      <ButtonLink fitContent href="#loans" size="small" variant="white">
        {offersText.toOffers(list.count)}
      </ButtonLink>
    </>
  )
}
