import { awardYear202627 } from '#domain/award-years/2026-27.ts'
import { formatDate } from '#domain/dates.ts'
import type { CentsRange } from '#domain/federal-room/federal-room.ts'
import type { AnswerSentence, Whose } from '#domain/loan-answer/answer-sentence.ts'
import type { PlusLoan } from '#domain/loan-answer/plus-loan.ts'
import { formatDollars } from '#domain/money.ts'
import { messages as loanMessages } from '#kit/loan-offers/messages.ts'
import { figure, type Part, strong, upTo } from './answer-part.ts'
import { saidRange } from './federal-messages.ts'

type Sentence<Kind extends AnswerSentence['kind']> = Extract<AnswerSentence, { kind: Kind }>

const lastDay = formatDate(awardYear202627.interimException.enrolledOn, 'Month D, YYYY')
const wereEnrolled: Record<Whose, string> = {
  own: `you were enrolled in this program on ${lastDay}, with a federal loan for it`,
  child: `your child was enrolled in this program on ${lastDay}, with a federal loan for it`,
  student: `the student was enrolled in this program on ${lastDay}, with a federal loan for it`,
}
const upToCost = figure('up to the school’s cost of attendance, less other aid')
const askAidOffice: Part = { text: 'ask the aid office', target: { to: 'exception' } }

/** What a graduate student inside the interim exception, or perhaps inside, can take. */
export function sayGraduatePlus({ whose, loan }: Sentence<'graduate_plus'>): Part[] {
  return loan
    ? [
        strong('A Graduate PLUS Loan can cover the rest,'),
        ' ',
        upToCost,
        `: ${sayTerms(loan)} ${sayCost(loan)}`,
      ]
    : [`If ${wereEnrolled[whose]}, a Graduate PLUS Loan can cover the rest: `, askAidOffice, '.']
}

const mayTakePlus: Record<Whose, string> = {
  own: 'A parent can take a PLUS Loan instead',
  child: 'You can take a PLUS Loan',
  student: 'A parent of the student can take a PLUS Loan instead',
}

/** What a parent can take, by the limits or by the interim exception, and what it costs. */
export function sayParentPlus(sentence: Sentence<'parent_plus'>): Part[] {
  const { whose, isLifted, room, limitInAllCents, loan } = sentence
  const who = mayTakePlus[whose]
  const costs = ` ${sayCost(loan)}`
  if (isLifted === 'yes') return [strong(`${who},`), ' ', upToCost, `: ${sayTerms(loan)}`, costs]
  const limits = [figure(`${upTo(room)} this year`), ` and ${formatDollars(limitInAllCents)} in total`]
  if (isLifted === 'no') return [strong(`${who}:`), ' ', ...limits, `, ${sayTerms(loan)}`, costs]
  const unless: Part[] = [`${wereEnrolled[whose]}: `, askAidOffice, `. It’s ${sayTerms(loan)}`, costs]
  return room.toCents === 0
    ? [strong(`${who} only if`), ' ', ...unless]
    : [strong(`${who}:`), ' ', ...limits, '. These limits don’t apply if ', ...unless]
}

/** Says what a parent's PLUS Loan leaves, within a sentence. */
export function sayAfterPlus(afterPlus: CentsRange | null): string {
  if (!afterPlus) return ''
  return `, or ${afterPlus.toCents === 0 ? 'nothing' : saidRange(afterPlus)} after a PLUS Loan,`
}

function sayTerms({ ratePercent, feePercent }: PlusLoan): string {
  const fee = feePercent === null ? '' : `a ${feePercent}% fee and `
  return `${ratePercent}% fixed, with ${fee}a credit check.`
}

function sayCost({ feePercent, paidOutCents, monthlyCents, termMonths }: PlusLoan): string {
  const how = feePercent === null ? 'this way' : 'after the fee'
  return `Getting ${formatDollars(paidOutCents)} ${how} costs ${formatDollars(monthlyCents)} a month for ${loanMessages.term(termMonths)}, starting right away.`
}
