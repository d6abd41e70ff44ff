import { formatDate } from '#domain/dates.ts'
import { toExpectedValue } from '#domain/scholarships/expected-value.ts'
import type { Scholarship } from '#domain/scholarships/scholarship.ts'
import type { WeeklyPlan } from '#domain/scholarships/weekly-plan.ts'
import { formatWorth } from '#products/scholarships/listing-words.ts'
import { toListing } from '#products/scholarships/marketplace/to-listing.ts'
import { planText } from './messages.ts'
import styles from './plan.module.css'

/** The hours of each week, and what finds no place in them. */
export function Weeks({ plan: { weeks, late, crowded } }: { plan: WeeklyPlan }) {
  return (
    <section aria-labelledby="weeks" className={styles.part} data-live-part id="plan">
      <h2 id="weeks">{planText.weeks}</h2>
      {weeks.length + late.length + crowded.length === 0 ? <p>{planText.nothingPlanned}</p> : null}
      <ol className={styles.weeks}>
        {weeks.map(({ from, works }) => (
          <li key={from}>
            <h3>{planText.weekOf(formatDate(from, 'Month D, YYYY'))}</h3>
            <ul>
              {works.map(({ scholarship, hours, isLast }) => (
                <li key={scholarship.id}>
                  <Title scholarship={scholarship} />: {planText.work(hours, isLast)}
                  {scholarship.effortHours === null ? ` (${planText.assumedTime})` : null}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <Titles scholarships={late} text={planText.lateText(late.length)} title={planText.late} />
      <Titles scholarships={crowded} text={planText.crowdedText} title={planText.crowded} />
    </section>
  )
}

interface TitlesProps {
  title: string
  text: string
  scholarships: readonly Scholarship[]
}

function Titles({ title, text, scholarships }: TitlesProps) {
  if (scholarships.length === 0) return null
  return (
    <div>
      <h3>{title}</h3>
      <p>{text}</p>
      <ul>
        {scholarships.map((scholarship) => (
          <li key={scholarship.id}>
            <Title scholarship={scholarship} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The name, which leads to the listing, and what an hour of it is worth. */
function Title({ scholarship }: { scholarship: Scholarship }) {
  const value = toExpectedValue(scholarship)
  return (
    <>
      <a href={toListing(scholarship)}>{scholarship.name}</a>
      {value ? ` (${formatWorth(value)})` : ` (${planText.noAmount})`}
    </>
  )
}
