import { federalFacts } from '#app/features/student-loans/situation/federal-messages.ts'
import { type LoanKind, listRates } from '#app/features/student-loans/situation/federal-rates.ts'
import { toFederalSituation } from '#app/features/student-loans/situation/federal-situation.ts'
import { isUndergraduate, questionFromOffers } from '#app/features/student-loans/situation/questions.ts'
import type { Situation } from '#app/features/student-loans/situation/situation.server.ts'
import { Details } from '#app/ui/details/details.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { awardYear202627 } from '#domain/award-years/2026-27.ts'
import { directLoanRates } from '#domain/award-years/direct-loans.ts'
import type { Source } from '#domain/award-years/source.ts'
import { formatDate } from '#domain/dates.ts'
import { calculateFederalRoom, type FederalRoom } from '#domain/federal-room.ts'
import { formatDollars } from '#domain/money.ts'
import { federalMessages as words } from './federal-messages.ts'
import styles from './offers-page.module.css'

const { undergraduateYearlyLimits, graduateYearlyLimits, citizenship } = awardYear202627

/**
 * Shows how much the visitor can still borrow in federal loans, as far as the answers tell, or what else may be
 * open to a student who cannot have them.
 */
export function FederalFirst({ situation }: { situation: Situation }) {
  const { answers, borrowing, questionsPath } = situation
  const federal = toFederalSituation(answers)
  const room = calculateFederalRoom(federal)
  if (room.mayBorrow === 'no') return <FederalClosed />
  const { student, awardYear } = room
  const isParent = answers.borrower === 'parent'
  const isExact = student.thisYear.fromCents === student.thisYear.toCents
  // The student's own answers are not asked of a parent.
  const isAnswered = isParent
    ? federal.plusThisYearCents !== undefined && federal.plusInAllCents !== undefined
    : room.unknown.length === 0
  return (
    <Note className={styles.federal} id="federal">
      <p className={styles.wide}>
        <strong>{words.title}</strong>{' '}
        {words.room({
          who: words.who(federal, isParent),
          year: awardYear,
          thisYear: student.thisYear,
          isExact,
        })}{' '}
        {describeCoverage(student.thisYear.toCents, borrowing.amountCents)}{' '}
        {isParent ? `${words.whyForParents} ${describePlus(room)}` : words.why}{' '}
        {room.mayBorrow === 'unknown' ? `${federalFacts.eligibleOnly} ` : ''}
        <a href="https://studentaid.gov/h/apply-for-aid/fafsa">{words.start}</a>
        {isAnswered ? null : (
          <>
            {' · '}
            <a href={questionFromOffers('federal', questionsPath)}>{words.exactly}</a>
          </>
        )}
      </p>
      <Details look="plain" summary={words.more}>
        <Limits isParent={isParent} isUndergraduate={isUndergraduate(answers)} room={room} />
      </Details>
    </Note>
  )
}

/** Says that federal loans are not open to the visitor, and what may be. */
function FederalClosed() {
  const { title, instead, exception } = words.closed
  return (
    <Note className={styles.federal} id="federal">
      <p className={styles.wide}>
        <strong>{title}</strong> {instead} {exception}
      </p>
      <SourceLine source={citizenship.source} />
    </Note>
  )
}

interface LimitsProps {
  room: FederalRoom
  isParent: boolean
  isUndergraduate: boolean
}

function Limits({ room, isParent, isUndergraduate }: LimitsProps) {
  const { student, parentPlus, subsidizedYearlyLimit, notes, awardYear } = room
  const kinds: LoanKind[] = [isUndergraduate ? 'undergraduate' : 'graduate']
  if (parentPlus) kinds.push('plus')
  const { source } = isUndergraduate ? undergraduateYearlyLimits : graduateYearlyLimits
  return (
    <>
      <ul className={styles.limits}>
        <li>{words.yearly(student.yearlyLimit)}</li>
        <li>{words.inAll(student.inAll)}</li>
        {subsidizedYearlyLimit.toCents > 0 ? <li>{words.subsidized(subsidizedYearlyLimit)}</li> : null}
        {parentPlus && !isParent ? <li>{describePlus(room)}</li> : null}
        {notes.map((note) => (
          <li key={note}>{words.notes[note]}</li>
        ))}
        <li>{words.schoolDecides}</li>
        {listRates(kinds, directLoanRates[awardYear202627.name]).map((loans) => (
          <li key={loans.kind}>{federalFacts.rate({ ...loans, year: awardYear })}</li>
        ))}
      </ul>
      <SourceLine source={source} />
    </>
  )
}

/** Says what parents can take; only those of dependent undergraduates can. */
function describePlus({ parentPlus, notes }: FederalRoom): string {
  if (parentPlus) return `${words.parents(parentPlus.thisYear)} ${words.plusTerms}`
  return notes.includes('more_when_plus_is_refused') ? words.noPlus : ''
}

function describeCoverage(roomCents: number, amountCents: number): string {
  if (roomCents === 0) return ''
  return roomCents >= amountCents
    ? words.covers(formatDollars(amountCents))
    : words.coversPart(formatDollars(amountCents - roomCents))
}

function SourceLine({ source }: { source: Source }) {
  const day = formatDate(source.checkedOn, 'Month D, YYYY')
  return (
    <p className={styles.source}>
      {words.source} <a href={source.url}>{source.title}</a>,{' '}
      {words.sourceOf({ publisher: source.publisher, day })}
    </p>
  )
}
