import type { ReactNode } from 'react'
import { href } from 'react-router'
import { Details } from '#app/ui/details/details.tsx'
import { awardYear202627 } from '#domain/award-years/2026-27.ts'
import { directLoanRates } from '#domain/award-years/direct-loans.ts'
import { otherAid } from '#domain/award-years/other-aid.ts'
import { professionalPrograms } from '#domain/award-years/professional-programs.ts'
import type { Source } from '#domain/award-years/source.ts'
import { formatDate } from '#domain/dates.ts'
import type { FederalSituation } from '#domain/federal-limits/federal-situation.ts'
import {
  calculateRemainingFederalLoans,
  type RemainingFederalLoans,
} from '#domain/federal-limits/remaining-federal-loans.ts'
import type { Place } from '#domain/loan-answer/answer-sentence.ts'
import { type LoanKind, listRates } from '#kit/federal-loans/federal-rates.ts'
import { federalText } from '#kit/federal-loans/limit-messages.ts'
import { federalFacts } from '#kit/federal-loans/loan-facts.ts'
import styles from '#kit/listing/list/list-page.module.css'
import type { Answers } from '#products/student-loans/situation/answers.ts'
import { isPlusClosed, toFederalSituation } from '#products/student-loans/situation/federal-situation.ts'
import { isUndergraduate } from '#products/student-loans/situation/question-conditions.ts'
import { type QuestionSlug, questionFromOffers } from '#products/student-loans/situation/questions.ts'
import type { Situation } from '#products/student-loans/situation/situation.server.ts'

const { undergraduateYearlyLimits, graduateYearlyLimits, parentPlusLimits } = awardYear202627
const { citizenship, interimException } = awardYear202627

/**
 * The receipt of the answer: how much federal loan is left by which rules, or what is open instead to a student who
 * cannot have one, and where we read it.
 */
export function FederalDetails({ situation, asks }: { situation: Situation; asks: readonly Place[] }) {
  const { answers } = situation
  const federal = toFederalSituation(answers)
  const remaining = calculateRemainingFederalLoans(federal)
  const isClosed = remaining.mayBorrow === 'no'
  return (
    <Details look="plain" summary={isClosed ? federalText.closed.summary : federalText.more}>
      {/* The content has the id, so that a link to it opens the details. */}
      <div id="federal">
        {isClosed ? (
          <OpenInstead isOnVisa={federal.citizenship === 'visa'} />
        ) : (
          <Limits federal={federal} remaining={remaining} situation={situation} />
        )}
        <SourceLine sources={listAskSources(asks)} />
      </div>
    </Details>
  )
}

/** Where we read what the answer says of an aid office's second look and of payment plans. */
function listAskSources(asks: readonly Place[]): Source[] {
  const { aidReview, paymentPlan } = otherAid
  return [
    ...(asks.includes('aid_office') ? [aidReview] : []),
    ...(asks.includes('payment_plan') ? [paymentPlan] : []),
  ]
}

function OpenInstead({ isOnVisa }: { isOnVisa: boolean }) {
  const { rule, state, school, lenders, proofOfFunds } = federalText.closed
  const { stateAid, studentVisa } = otherAid
  return (
    <>
      <List items={isOnVisa ? [rule, school, lenders, proofOfFunds] : [rule, state, school, lenders]} />
      <SourceLine sources={[citizenship.source, isOnVisa ? studentVisa : stateAid]} />
    </>
  )
}

interface LimitsProps {
  federal: FederalSituation
  remaining: RemainingFederalLoans
  situation: Situation
}

function Limits({ federal, remaining, situation: { answers, questionsPath } }: LimitsProps) {
  const { student, parentPlus, graduatePlus, subsidizedYearlyLimit, notes, awardYear, mayBorrow } = remaining
  const isParent = answers.borrower === 'parent' || answers.borrower === 'child'
  const kinds: LoanKind[] = [isUndergraduate(answers) ? 'undergraduate' : 'graduate']
  const hasPlus = parentPlus !== null || graduatePlus.toCents > 0
  if (hasPlus) kinds.push('plus')
  const missing = findQuestion(remaining)
  return (
    <>
      <List
        items={[
          <>
            {federalText.remaining({
              who: federalText.who(federal, isParent),
              year: awardYear,
              thisYear: student.thisYear,
            })}{' '}
            {missing ? <a href={questionFromOffers(missing, questionsPath)}>{federalText.exactly}</a> : null}
          </>,
          isParent ? federalText.whyForParents : federalText.why,
          mayBorrow === 'unknown' ? federalFacts.eligibleOnly : '',
          federal.citizenship === 'eligible_noncitizen' ? federalText.papers : '',
          federalText.yearly(student.yearlyLimit),
          federalText.aggregate(student.aggregate),
          subsidizedYearlyLimit.toCents > 0 ? federalText.subsidized(subsidizedYearlyLimit) : '',
          graduatePlus.toCents > 0 ? federalText.graduatePlus(graduatePlus) : '',
          parentPlus ? `${federalText.parents(parentPlus.thisYear)} ${federalText.plusTerms}` : '',
          hasPlus ? federalText.plusDenied : '',
          ...notes.map((note) => federalText.notes[note]),
          <>
            {federalText.schoolDecides} <a href={href('/fafsa/loan-limits')}>{federalText.allLimits}</a>
          </>,
          ...listRates(kinds, directLoanRates[awardYear202627.name]).map((loans) =>
            federalFacts.rate({ ...loans, year: awardYear }),
          ),
        ]}
      />
      <SourceLine sources={listSources(remaining, answers)} />
    </>
  )
}

/** The question whose answer would make the figures closer. */
function findQuestion({ unknown }: RemainingFederalLoans): QuestionSlug | undefined {
  if (unknown.includes('isExcepted')) return 'exception'
  if (unknown.includes('isProfessional')) return 'program'
  return unknown.length > 0 ? 'federal' : undefined
}

function listSources({ notes, parentPlus, mayBorrow }: RemainingFederalLoans, answers: Answers): Source[] {
  const { source } = isUndergraduate(answers) ? undergraduateYearlyLimits : graduateYearlyLimits
  const hasException = notes.includes('exception_may_apply') || notes.includes('exception_applies')
  return [
    source,
    ...(parentPlus ? [parentPlusLimits.source] : []),
    ...(hasException ? [interimException.source] : []),
    ...(notes.includes('list_is_interim') ? [professionalPrograms.source] : []),
    ...(mayBorrow === 'unknown' || isPlusClosed(answers) ? [citizenship.source] : []),
  ]
}

/** Leaves out what is empty. */
function List({ items }: { items: readonly ReactNode[] }) {
  const said = items.filter((item) => item !== '')
  return (
    <ul className={styles.points}>
      {said.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
        <li key={at}>{item}</li>
      ))}
    </ul>
  )
}

function SourceLine({ sources }: { sources: readonly Source[] }) {
  return sources.map(({ url, title, publisher, checkedOn }) => (
    <p className={styles.source} key={url}>
      {federalText.source} <a href={url}>{title}</a>,{' '}
      {federalText.sourceOf({ publisher, day: formatDate(checkedOn, 'Month D, YYYY') })}
    </p>
  ))
}
