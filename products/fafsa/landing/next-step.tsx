import { href } from 'react-router'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Card } from '#app/ui/card/card.tsx'
import type { AidDeadline } from '#domain/aid-deadlines/aid-deadlines.ts'
import { daysBetween, formatDate, formatDaysLeft } from '#domain/dates.ts'
import { type TypedAidChoice, writeAidChoice } from '#kit/aid-deadlines/aid-choice.ts'
import { describeDeadline, nameDeadline } from '#kit/aid-deadlines/words.ts'
import { toAddress } from '#kit/listing/query-codec.ts'
import { landingText } from './landing-messages.ts'
import styles from './next-step.module.css'
import type { Stage } from './stage.ts'

interface NextStepProps {
  stage: Stage
  choice: TypedAidChoice
  next: (AidDeadline & { on: string }) | undefined
  today: string
}

/** The one step to take now, and the nearest deadline. */
export function NextStep({ stage, choice, next, today }: NextStepProps) {
  const step = landingText.steps[stage]
  // Without a state, only the federal day is known, and that one comes last.
  const bindsAll = next?.whose === 'federal' && choice.state === undefined
  return (
    <div data-live-part data-said={step.title} id="next-step">
      <Card as="section" className={styles.next}>
        <p className={styles.label}>{landingText.next}</p>
        <h2>{step.title}</h2>
        <p>{step.text}</p>
        <ButtonLink fitContent href={step.path} withArrow>
          {step.link}
        </ButtonLink>
        {next ? (
          <div className={styles.deadline}>
            <h3 className={styles.label}>{bindsAll ? landingText.lastDay : landingText.nearest}</h3>
            <p className={styles.days}>{formatDaysLeft(daysBetween(today, next.on))}</p>
            <p>
              <strong>{nameDeadline(next, choice.state)}</strong>: {formatDate(next.on, 'Month D, YYYY')}.{' '}
              {bindsAll ? null : describeDeadline(next)}
            </p>
            {bindsAll ? (
              <p>
                <a href="#state">{landingText.statesFirst}</a>
              </p>
            ) : null}
          </div>
        ) : null}
        <p>
          <a href={toAddress(href('/fafsa/deadlines'), writeAidChoice(choice))}>{landingText.allDeadlines}</a>
        </p>
      </Card>
    </div>
  )
}
