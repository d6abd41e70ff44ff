import type { ReactNode } from 'react'
import { SourceLine } from '#app/ui/source-line/source-line.tsx'
import { formatDate } from '#domain/dates.ts'
import type { DisplacementLaw } from '#domain/scholarships/displacement-laws.ts'
import { lawText } from './law-messages.ts'
import styles from './net-value.module.css'

/** One state's law: what it says, whom it binds and protects, since when, and where it was read. */
export function LawWords({ law }: { law: DisplacementLaw }) {
  const { rule, binds, protects, but } = lawText.laws[law.state]
  return (
    <dl className={styles.law}>
      <Line term={lawText.rule}>
        {rule}
        {but.map((exception) => (
          <span key={exception}> {exception}</span>
        ))}
      </Line>
      <Line term={lawText.binds}>{binds}</Line>
      <Line term={lawText.protects}>{protects}</Line>
      <Line term={lawText.since[law.since.means](formatDate(law.since.on, 'Month D, YYYY'))}>
        <SourceLine source={law.source} />
      </Line>
    </dl>
  )
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
