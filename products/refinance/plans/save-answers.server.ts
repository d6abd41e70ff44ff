import type { Services } from '#app/services.ts'
import { type CurrentLoan, isFederal } from '#domain/refinance/current-loan.ts'
import { changeDraft, type DraftChange } from '#kit/questions/drafts.server.ts'
import { addToDraft, readFlowDraft } from '#kit/questions/flow-draft.server.ts'
import { refinanceQuestions } from '#products/refinance/questions/refinance-questions.server.ts'
import type { RefinanceAnswers } from '#products/refinance/situation/answers.ts'
import { maxLoans, readLoans, writeLoans } from '#products/refinance/situation/loans-text.ts'
import type { PlanAnswers } from './plans-form.ts'

const standardMonths = 120

interface Saving {
  answers: PlanAnswers
  visitor: { cookies: string | null; address: string }
  today: string
}

/**
 * Keeps the loans and the family of the plans as answers about refinancing, so that its questions ask only for the rest.
 * The income is left out: plans go by the AGI, and lenders by what somebody earns.
 */
export function saveAnswers(services: Services, { answers, visitor, today }: Saving): Promise<DraftChange> {
  return changeDraft(services, visitor, refinanceQuestions.flows[0], (before) => {
    const draft = readFlowDraft(refinanceQuestions, before, today)
    const flow = draft?.flow ?? refinanceQuestions.flows[0]
    const texts = toTexts(answers, draft?.answers ?? {})
    return addToDraft(refinanceQuestions, before, { flow, texts, today })
  })
}

/** Returns the answers about refinancing that a form of the plans gives, as a draft keeps them. */
function toTexts({ loans, borrower, assumed }: PlanAnswers, before: RefinanceAnswers) {
  const { filing, familySize, dependents, countedMonths, publicServiceMonths } = borrower
  const isKnown = before.publicService !== undefined && before.publicService !== 'none'
  return {
    loans: writeLoans(mergeLoans(loans, borrower.monthsInRepayment, before)),
    filing,
    familySize: String(familySize),
    dependents: String(dependents),
    ...(filing === 'joint' && { spouseLoans: String(Math.round(borrower.spouseLoansCents / 100)) }),
    ...(!assumed.includes('counted') && { countedPayments: String(countedMonths) }),
    ...(publicServiceMonths === undefined
      ? { publicService: 'none' }
      : { servicePayments: String(publicServiceMonths), ...(isKnown ? {} : { publicService: '' }) }),
  }
}

/** A loan that was known before keeps its months and its autopay; private loans stay. */
function mergeLoans(
  loans: PlanAnswers['loans'],
  monthsInRepayment: number,
  { loans: text = '' }: RefinanceAnswers,
): CurrentLoan[] {
  const known = readLoans(text) ?? []
  const others = known.filter((loan) => !isFederal(loan))
  const left = standardMonths - monthsInRepayment
  const federal = loans.slice(0, maxLoans - others.length).map((loan, at): CurrentLoan => {
    const same = known.filter(isFederal).find((one) => isSame(one, loan))
    const rest = { autopay: 'none', remainingMonths: left > 0 ? left : standardMonths } as const
    return { ...rest, ...same, ...loan, id: String(at + 1) }
  })
  return [...federal, ...others]
}

function isSame(one: PlanAnswers['loans'][number], other: PlanAnswers['loans'][number]): boolean {
  return (['kind', 'disbursed', 'balanceCents', 'ratePercent'] as const).every(
    (field) => one[field] === other[field],
  )
}
