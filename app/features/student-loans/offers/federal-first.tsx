import { known } from '#app/features/student-loans/answers.ts'
import { questionFromOffers } from '#app/features/student-loans/paths.ts'
import type { Situation } from '#app/features/student-loans/situation.server.ts'
import { Details } from '#app/ui/details/details.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { awardYear202627 } from '#domain/award-years/2026-27.ts'
import { formatDate } from '#domain/dates.ts'
import { type FederalSituation, federalRoom } from '#domain/federal-room.ts'
import { formatDollars } from '#domain/money.ts'
import { federalWords as words } from './federal-words.ts'
import styles from './offers-page.module.css'

const { undergraduateYearlyLimits, graduateYearlyLimits } = awardYear202627

/** Before any private loan: what is left to borrow in federal loans, as far as it is known. */
export function FederalFirst({ situation }: { situation: Situation }) {
  const federal = federalSituation(situation)
  const room = federalRoom(federal)
  const { student, parentPlus, awardYear } = room
  const isParent = situation.answers.borrower === 'parent'
  const isExact = student.thisYear.fromCents === student.thisYear.toCents
  return (
    <Note className={styles.federal}>
      <p className={styles.wide}>
        <strong>{words.title}</strong>{' '}
        {words.room({ who: words.who(federal), year: awardYear, thisYear: student.thisYear, isExact })}{' '}
        {covered(student.thisYear.toCents, situation.borrowing.amountCents)}{' '}
        {isParent && parentPlus ? `${words.parents(parentPlus.thisYear)} ` : ''}
        {words.why} <a href="https://studentaid.gov/h/apply-for-aid/fafsa">{words.start}</a>
        {isExact ? null : (
          <>
            {' · '}
            <a href={questionFromOffers('federal', situation.questionsPath)}>{words.exactly}</a>
          </>
        )}
      </p>
      <Details look="plain" summary={words.more}>
        <ul className={styles.limits}>
          <li>{words.yearly(student.yearlyLimit)}</li>
          <li>{words.inAll(student.inAll)}</li>
          {room.subsidizedYearlyLimit.toCents > 0 ? (
            <li>{words.subsidized(room.subsidizedYearlyLimit)}</li>
          ) : null}
          {parentPlus && !isParent ? <li>{words.parents(parentPlus.thisYear)}</li> : null}
          {room.notes.map((note) => (
            <li key={note}>{words.notes[note]}</li>
          ))}
          <li>{words.schoolDecides}</li>
          <li>{words.rateNotKnown(awardYear)}</li>
        </ul>
        <SourceLine isGraduate={room.subsidizedYearlyLimit.toCents === 0} />
      </Details>
    </Note>
  )
}

/** What the answers say of federal loans. Whoever does not name a degree most likely is an undergraduate. */
function federalSituation({ answers }: Situation): FederalSituation {
  const [thisYear, inAll] = [cents(known(answers.federalThisYear)), cents(known(answers.federalInAll))]
  return {
    degree: known(answers.degree) ?? 'bachelors',
    enrollment: known(answers.enrollment),
    studyYear: known(answers.studyYear),
    dependency: known(answers.dependency),
    // A parent is asked for the loans that parents take for the student, not for the student's own.
    ...(answers.borrower === 'parent'
      ? { plusThisYearCents: thisYear, plusInAllCents: inAll }
      : { borrowedThisYearCents: thisYear, borrowedInAllCents: inAll }),
  }
}

function covered(roomCents: number, amountCents: number): string {
  if (roomCents === 0) return ''
  return roomCents >= amountCents
    ? words.covers(formatDollars(amountCents))
    : words.coversPart(formatDollars(amountCents - roomCents))
}

function cents(dollars: number | undefined): number | undefined {
  return dollars === undefined ? undefined : dollars * 100
}

function SourceLine({ isGraduate }: { isGraduate: boolean }) {
  const { source } = isGraduate ? graduateYearlyLimits : undergraduateYearlyLimits
  const day = formatDate(source.checkedOn, 'Month D, YYYY')
  return (
    <p className={styles.source}>
      {words.source} <a href={source.url}>{source.title}</a>,{' '}
      {words.sourceOf({ publisher: source.publisher, day })}
    </p>
  )
}
