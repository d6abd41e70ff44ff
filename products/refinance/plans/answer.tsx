import { Card } from '#app/ui/card/card.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Part } from '#app/ui/part/part.tsx'
import { formatDate } from '#domain/dates.ts'
import { comparePlans } from '#domain/federal-repayment/compare-plans.ts'
import { saveDeadline } from '#domain/federal-repayment/save-clock.ts'
import { messages } from './answer-messages.ts'
import { ClosedPlans } from './closed-plans.tsx'
import { PlanCards } from './plan-cards.tsx'
import { PlanTable } from './plan-table.tsx'
import type { PlanAnswers } from './plans-form.ts'
import { type PlanSum, summarize } from './summarize.ts'
import { YearCharts } from './year-charts.tsx'

interface AnswerProps {
  answers: PlanAnswers
  today: string
  /** The month of the first payment, `YYYY-MM`. */
  startMonth: string
}

/** Which plans are open, what each costs, and why the others are closed. */
export function Answer({ answers: { loans, borrower, noticeDay }, today, startMonth }: AnswerProps) {
  const comparison = { loans, borrower, startMonth }
  const outlooks = comparePlans(comparison)
  const sums = summarize(outlooks)
  const closed = outlooks.filter(({ reasons }) => reasons.length > 0)
  return (
    <>
      <Part id="answer" title={sums.length > 0 ? messages.open(sums.length) : messages.none}>
        {noticeDay === undefined ? null : <SaveClock noticeDay={noticeDay} today={today} />}
        {sums.length > 0 ? (
          <>
            <Best sums={sums} />
            <Card>
              <PlanTable sums={sums} />
            </Card>
          </>
        ) : null}
      </Part>
      {sums.length > 0 ? (
        <>
          <Part id="years" title={messages.byYear}>
            <p>{messages.byYearHint}</p>
            <YearCharts sums={sums} startMonth={startMonth} />
          </Part>
          <Part id="plans" title={messages.plans}>
            <PlanCards outlooks={outlooks} comparison={comparison} />
          </Part>
        </>
      ) : null}
      <Part id="closed" title={messages.closed}>
        <ClosedPlans outlooks={closed} />
      </Part>
    </>
  )
}

function SaveClock({ noticeDay, today }: { noticeDay: string; today: string }) {
  const deadline = saveDeadline(noticeDay)
  const day = formatDate(deadline, 'Month D, YYYY')
  return (
    <Note tone={deadline < today ? 'bad' : 'warn'}>
      <p>
        <strong>{messages.save.title}</strong>
      </p>
      <p>{deadline < today ? messages.save.past(day) : messages.save.until(day)}</p>
    </Note>
  )
}

/** The lowest first payment and the least in all, which are seldom the same plan. */
function Best({ sums }: { sums: readonly PlanSum[] }) {
  const lowest = findLeast(sums, ({ firstCents }) => firstCents)
  const least = findLeast(sums, allCents)
  if (sums.length < 2 || !lowest || !least) return null
  return (
    <Note>
      <p>
        <strong>{messages.lowest(lowest.plan, lowest.firstCents)}</strong>
      </p>
      <p>
        <strong>{messages.least(least.plan, allCents(least))}</strong>
      </p>
      {lowest === least ? null : <p>{messages.notSame}</p>}
    </Note>
  )
}

function allCents({ paidCents, taxCents }: PlanSum): number {
  return paidCents + taxCents
}

function findLeast(sums: readonly PlanSum[], of: (sum: PlanSum) => number): PlanSum | undefined {
  return sums.toSorted((one, other) => of(one) - of(other))[0]
}
