import { awardYear202627 } from '#domain/award-years/2026-27.ts'
import { formatDate } from '#domain/dates.ts'
import type { CentsRange } from '#domain/federal-limits/remaining-federal-loans.ts'
import type { AnswerSentence, Whose } from '#domain/loan-answer/answer-sentence.ts'
import type { PlusLoan } from '#domain/loan-answer/plus-loan.ts'
import { formatDollars } from '#domain/money.ts'
import { formatRange } from '#kit/federal-loans/limit-messages.ts'
import { loanOfferText } from '#kit/loan-offers/messages.ts'
import { figure, type Part, strong, upTo } from './answer-part.ts'

type Sentence<Kind extends AnswerSentence['kind']> = Extract<AnswerSentence, { kind: Kind }>

const lastDay = formatDate(awardYear202627.interimException.enrolledOn, 'Month D, YYYY')
const wereEnrolled: Record<Whose, string> = {
  own: `you were enrolled in this program on ${lastDay}, with a federal loan for it`,
  child: `your child was enrolled in this program on ${lastDay}, with a federal loan for it`,
  student: `the student was enrolled in this program on ${lastDay}, with a federal loan for it`,
}
const upToCost = figure('up to the school’s cost of attendance, minus other aid')
const askAidOffice: Part = { text: 'ask the aid office', target: { to: 'exception' } }

/** What a graduate student inside the interim exception, or perhaps inside, can take. */
export function formatGraduatePlus({ whose, loan }: Sentence<'graduate_plus'>): Part[] {
  return loan
    ? [
        strong('A Graduate PLUS loan can cover the rest,'),
        ' ',
        upToCost,
        `: ${formatTerms(loan)} ${formatCost(loan)}`,
      ]
    : [`If ${wereEnrolled[whose]}, a Graduate PLUS loan can cover the rest: `, askAidOffice, '.']
}

const mayTakePlus: Record<Whose, string> = {
  own: 'A parent can take out a PLUS loan',
  child: 'You can take out a PLUS loan',
  student: 'The student’s parent can take out a PLUS loan',
}

/** What a parent can take, by the limits or by the interim exception, and what it costs. */
export function formatParentPlus(sentence: Sentence<'parent_plus'>): Part[] {
  const { whose, isInstead, isLifted, remaining, limitInAllCents, loan } = sentence
  const who = `${mayTakePlus[whose]}${isInstead ? ' instead' : ''}`
  const costs = ` ${formatCost(loan)}`
  if (isLifted === 'yes') return [strong(`${who},`), ' ', upToCost, `: ${formatTerms(loan)}`, costs]
  const limits = [figure(`${upTo(remaining)} this year`), ` and ${formatDollars(limitInAllCents)} in total`]
  if (isLifted === 'no') return [strong(`${who}:`), ' ', ...limits, `, ${formatTerms(loan)}`, costs]
  const unless: Part[] = [`${wereEnrolled[whose]}: `, askAidOffice, `. It’s ${formatTerms(loan)}`, costs]
  return remaining.toCents === 0
    ? [strong(`${who} only if`), ' ', ...unless]
    : [strong(`${who}:`), ' ', ...limits, '. These limits don’t apply if ', ...unless]
}

/** Says what a parent's PLUS loan leaves, within a sentence. */
export function formatAfterPlus(afterPlus: CentsRange | null): string {
  if (!afterPlus) return ''
  return `, or ${afterPlus.toCents === 0 ? 'nothing' : formatRange(afterPlus)} after a PLUS loan,`
}

function formatTerms({ ratePercent, feePercent }: PlusLoan): string {
  const fee = feePercent === null ? '' : `a ${feePercent}% fee and `
  return `${ratePercent}% fixed, with ${fee}a credit check.`
}

function formatCost({ feePercent, paidOutCents, monthlyCents, termMonths }: PlusLoan): string {
  const how = feePercent === null ? 'this way' : 'after the fee'
  return `Getting ${formatDollars(paidOutCents)} ${how} costs ${formatDollars(monthlyCents)} a month for ${loanOfferText.term(termMonths)} if payments start right away.`
}
