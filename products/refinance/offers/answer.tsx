import { Chip } from '#app/ui/chip/chip.tsx'
import { FactTable } from '#app/ui/fact-table/fact-table.tsx'
import { SmallPrint } from '#app/ui/field/field-group.tsx'
import { Part } from '#app/ui/part/part.tsx'
import { laterMajority } from '#domain/eligibility/age-of-majority.ts'
import { formatDollars } from '#domain/money.ts'
import { usStates } from '#domain/states.ts'
import { loanOfferText } from '#kit/loan-offers/messages.ts'
import { formatAnswer, formatReason } from './advice-words.ts'
import { nameLoan, offersText } from './offers-messages.ts'
import type { Advised, RefinanceView } from './refinance-view.server.ts'
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

function LoanTable({ advised, loans }: { advised: Advised } & Pick<RefinanceView, 'loans'>) {
  const { loan, left, advice, below } = offersText.columns
  return (
    <FactTable
      caption={offersText.loansCaption}
      columns={[
        { label: loan },
        { label: advice },
        { label: left, isNumber: true },
        { label: below, isNumber: true },
      ]}
      rows={loans.flatMap((each, at) => {
        const [lowest, highest] = [advised.lowest.advice[at], advised.highest.advice[at]]
        if (!lowest || !highest) return []
        const verdict = lowest.refinance ? (highest.refinance ? 'yes' : 'maybe') : 'no'
        return {
          key: each.id,
          cells: [
            <div key="name">
              {nameLoan(each)}
              <SmallPrint>{offersText.loanMonths(each.remainingMonths)}</SmallPrint>
            </div>,
            <div key="advice">
              <Chip tone={tones[verdict]}>{offersText.advice[verdict]}</Chip>
              <SmallPrint>{formatReason(lowest, { advised })}</SmallPrint>
            </div>,
            formatDollars(lowest.todayCents),
            lowest.breakEvenPercent > 0 && lowest.reason !== 'rights_outweigh'
              ? offersText.below(lowest.breakEvenPercent)
              : offersText.never,
          ],
        }
      })}
    />
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

const tones = { yes: 'good', maybe: 'warn', no: 'plain' } as const
