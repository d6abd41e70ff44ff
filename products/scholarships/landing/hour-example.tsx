import { Card } from '#app/ui/card/card.tsx'
import landing from '#app/ui/landing/landing.module.css'
import { formatCents, formatDollars } from '#domain/money.ts'
import { toHourlyCents } from '#domain/scholarships/expected-value.ts'
import { landingMessages as said } from './landing-messages.ts'

/** Two invented scholarships. */
const examples = [
  { name: said.large, awardCents: 1_000_000, awards: 1, applicants: 4_000, hours: 5 },
  { name: said.small, awardCents: 100_000, awards: 2, applicants: 40, hours: 4 },
] as const

/** Shows why the prize alone says little: what an hour of work brings, with the same odds for everyone. */
export function HourExample() {
  return (
    <Card as="section" className={landing.example}>
      <h2>{said.exampleTitle}</h2>
      <p>{said.exampleText}</p>
      <dl className={landing.figures}>
        {examples.map(({ name, awardCents, awards, applicants, hours }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <strong>{formatCents(toHourlyCents({ awardCents, awards, applicants, hours }))}</strong>{' '}
              {said.perHour}
            </dd>
            <dd className={landing.small}>
              {said.award(formatDollars(awardCents), awards)},{' '}
              {said.applicants(applicants.toLocaleString('en-US'))}, {said.hours(hours)}
            </dd>
          </div>
        ))}
      </dl>
      <p className={landing.small}>{said.exampleMade}</p>
    </Card>
  )
}
