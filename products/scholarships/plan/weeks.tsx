import { formatDate } from '#domain/dates.ts'
import type { Scholarship } from '#domain/scholarships/scholarship.ts'
import type { WeeklyPlan } from '#domain/scholarships/weekly-plan.ts'
import { planText } from './messages.ts'
import styles from './plan.module.css'

/** The hours of each week, and what finds no place in them. */
export function Weeks({ plan: { weeks, late, crowded, unknown } }: { plan: WeeklyPlan }) {
  return (
    <section aria-labelledby="weeks" className={styles.part} data-live-part id="plan">
      <h2 id="weeks">{planText.weeks}</h2>
      {weeks.length + late.length + crowded.length + unknown.length === 0 ? (
        <p>{planText.nothingPlanned}</p>
      ) : null}
      <ol className={styles.weeks}>
        {weeks.map(({ from, works }) => (
          <li key={from}>
            <h3>{planText.weekOf(formatDate(from, 'Month D, YYYY'))}</h3>
            <ul>
              {works.map(({ scholarship, hours, isLast }) => (
                <li key={scholarship.id}>{planText.work(scholarship.name, hours, isLast)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <Names scholarships={late} text={planText.lateText(late.length)} title={planText.late} />
      <Names scholarships={crowded} text={planText.crowdedText} title={planText.crowded} />
      <Names scholarships={unknown} text={planText.unknownText} title={planText.unknown} />
    </section>
  )
}

interface NamesProps {
  title: string
  text: string
  scholarships: readonly Scholarship[]
}

function Names({ title, text, scholarships }: NamesProps) {
  if (scholarships.length === 0) return null
  return (
    <div>
      <h3>{title}</h3>
      <p>{text}</p>
      <ul>
        {scholarships.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </div>
  )
}
