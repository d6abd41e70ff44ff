import { Note } from '#app/ui/note/note.tsx'
import { awardYear202627 } from '#domain/award-years/2026-27.ts'
import { formatDate } from '#domain/dates.ts'
import { formatDollars } from '#domain/money.ts'
import type { Degree } from './answers.ts'
import styles from './offers-page.module.css'
import { words } from './words.ts'

const { name: year, undergraduateYearlyLimits, graduateYearlyLimits } = awardYear202627

/** Before any private loan: what federal loans offer, for this kind of student. */
export function FederalFirst({ degree }: { degree: Degree | undefined }) {
  const isGraduate = degree === 'masters' || degree === 'doctorate' || degree === 'professional'
  const { source } = isGraduate ? graduateYearlyLimits : undergraduateYearlyLimits
  const day = formatDate(source.checkedOn, 'Month D, YYYY')
  return (
    <Note>
      <p className={styles.wide}>
        <strong>{words.list.federalTitle}</strong>{' '}
        {isGraduate
          ? words.list.federalGraduate({
              year,
              graduate: formatDollars(graduateYearlyLimits.graduateCents),
              professional: formatDollars(graduateYearlyLimits.professionalCents),
            })
          : words.list.federalUndergraduate({
              year,
              dependent: yearly(undergraduateYearlyLimits.dependent),
              independent: yearly(undergraduateYearlyLimits.independent),
            })}{' '}
        <a href="https://studentaid.gov/h/apply-for-aid/fafsa">{words.list.federalStart}</a>.
      </p>
      <p className={styles.source}>
        {words.list.source} <a href={source.url}>{source.title}</a>,{' '}
        {words.list.sourceOf({ publisher: source.publisher, day })}
      </p>
    </Note>
  )
}

function yearly(limit: { firstYearCents: number; laterYearsCents: number }): string {
  return words.list.range(formatDollars(limit.firstYearCents), formatDollars(limit.laterYearsCents))
}
