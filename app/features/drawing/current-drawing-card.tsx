import { href } from 'react-router'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { addDays } from '#domain/dates.ts'
import { type Drawing, dayLimits, lastDayToConfirm, type Phase } from '#domain/drawing/drawing.ts'
import { formatDollars } from '#domain/money.ts'
import styles from './drawing.module.css'
import { Digits, Facts } from './facts.tsx'
import { rulesText } from './rules-messages.ts'

export interface CurrentDrawing {
  drawing: Drawing
  phase: Exclude<Phase, 'drawn'>
}

interface CurrentDrawingCardProps {
  current: CurrentDrawing | undefined
  /** Whether we may still be writing to the winner of a past drawing. */
  mayHaveWinner: boolean
}

/** What is true of drawings today: at most one is announced, open, or waits for its draw. */
export function CurrentDrawingCard({ current, mayHaveWinner }: CurrentDrawingCardProps) {
  return (
    <Card as="section" className={styles.now} aria-labelledby="now">
      <h2 id="now">{rulesText.now.title}</h2>
      {current ? <Current {...current} /> : <NoDrawing mayHaveWinner={mayHaveWinner} />}
    </Card>
  )
}

function NoDrawing({ mayHaveWinner }: Pick<CurrentDrawingCardProps, 'mayHaveWinner'>) {
  return (
    <>
      <p>
        <strong>{rulesText.now.none}</strong>
      </p>
      <p>
        {rulesText.now.noEntry} {mayHaveWinner ? rulesText.now.mayWin : rulesText.now.noWinner}
      </p>
    </>
  )
}

function Current({ drawing, phase }: CurrentDrawing) {
  const { id, opensOn, closesOn, awardCents, commitment, closing } = drawing
  const { now } = rulesText
  const text = {
    announced: now.announced(opensOn),
    open: now.open(closesOn),
    ended: now.ended(closesOn, lastDayToConfirm(drawing)),
    closed: now.closed,
  }[phase]
  const facts = [
    { name: now.takesEntries, value: now.fromTo(opensOn, closesOn) },
    { name: now.drawnBy, value: rulesText.toDay(addDays(closesOn, dayLimits.drawWithin)) },
    { name: now.commitment, value: <Digits>{commitment}</Digits> },
  ]
  const published = closing && [
    { name: now.entries, value: rulesText.toCount(closing.entryCount) },
    { name: now.entriesHash, value: <Digits>{closing.entriesHash}</Digits> },
  ]
  return (
    <>
      <p>
        <strong>{text}</strong> {phase === 'closed' ? null : now.days}
      </p>
      <p className={styles.award}>
        <b>{formatDollars(awardCents)}</b> {now.toSchool}
      </p>
      <Facts facts={[...facts, ...(published ?? [])]} />
      {phase === 'open' ? (
        <ButtonLink href={href('/about/scholarship-drawing-rules/enter')} withArrow>
          {now.enter}
        </ButtonLink>
      ) : null}
      {closing ? (
        <a href={href('/about/scholarship-drawing-rules/records/:file', { file: `${id}.json` })}>
          {now.list}
        </a>
      ) : null}
    </>
  )
}
