import { formatCents, formatDollars } from '#domain/money.ts'
import { toHourlyCents } from '#domain/scholarships/expected-value.ts'
import { Example, Figures } from '#kit/landing/example.tsx'
import { landingText } from './landing-messages.ts'

/** Two invented scholarships. */
const examples = [
  { name: landingText.large, awardCents: 1_000_000, awards: 1, applicants: 4_000, hours: 5, tone: 'ink' },
  { name: landingText.small, awardCents: 100_000, awards: 2, applicants: 40, hours: 4, tone: 'good' },
] as const

/** Shows why the prize alone says little: what an hour of work brings, with the same odds for everyone. */
export function HourExample() {
  return (
    <Example drawing="calendar" said={landingText} text={landingText.exampleText}>
      <Figures
        figures={examples.map(({ name, awardCents, awards, applicants, hours, tone }) => ({
          name,
          tone,
          value: toHourlyCents({ awardCents, awards, applicants, hours }),
          figure: formatCents(toHourlyCents({ awardCents, awards, applicants, hours })),
          unit: landingText.perHour,
          note: [
            landingText.award(formatDollars(awardCents), awards),
            landingText.applicants(applicants.toLocaleString('en-US')),
            landingText.hours(hours),
          ].join(', '),
        }))}
      />
    </Example>
  )
}
