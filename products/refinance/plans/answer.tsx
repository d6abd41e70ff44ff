import { Button } from '#app/ui/button/button.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Part } from '#app/ui/part/part.tsx'
import { formatDate } from '#domain/dates.ts'
import { comparePlans } from '#domain/federal-repayment/compare-plans.ts'
import { saveDeadline } from '#domain/federal-repayment/save-clock.ts'
import { answerText } from './answer-messages.ts'
import { ClosedPlans } from './closed-plans.tsx'
import { PlanCards } from './plan-cards.tsx'
import { PlanTable } from './plan-table.tsx'
import { type PlanAnswers, plansFormId } from './plans-form.ts'
import { plansText } from './plans-messages.ts'
import { type PlanSum, summarize } from './summarize.ts'
import { YearCharts } from './year-charts.tsx'

interface AnswerProps {
  answers: PlanAnswers
  today: string
  /** The month of the first payment, `YYYY-MM`. */
  startMonth: string
}

/** Which plans are open, what each costs, and why the others are closed. */
export function Answer({ answers, today, startMonth }: AnswerProps) {
  const { loans, borrower, noticeDay, assumed } = answers
  const comparison = { loans, borrower, startMonth }
  const outlooks = comparePlans(comparison)
  const sums = summarize(outlooks)
  const closed = outlooks.filter(({ reasons }) => reasons.length > 0)
  return (
    <>
      <Part id="answer" title={sums.length > 0 ? answerText.open(sums.length) : answerText.none}>
        {noticeDay === undefined ? null : <SaveClock noticeDay={noticeDay} today={today} />}
        {sums.length > 0 ? (
          <>
            <Best sums={sums} />
            {assumed.map((field) => (
              <p key={field}>{answerText.assumed[field]}</p>
            ))}
            <Card>
              <PlanTable sums={sums} />
            </Card>
          </>
        ) : null}
      </Part>
      {sums.length > 0 ? (
        <>
          <Part id="years" title={answerText.byYear}>
            <p>{answerText.byYearHint}</p>
            <YearCharts sums={sums} startMonth={startMonth} />
          </Part>
          <Part id="plans" title={answerText.plans}>
            <PlanCards outlooks={outlooks} comparison={comparison} />
          </Part>
        </>
      ) : null}
      <Part id="closed" title={answerText.closed}>
        <ClosedPlans outlooks={closed} />
      </Part>
      <Part id="refinance" title={plansText.refinance}>
        <p>{plansText.refinanceHint}</p>
        {/* Both send the form of the page. Enter presses the first button of a form: the one that calculates. */}
        <button form={plansFormId} hidden type="submit" />
        <Button fitContent form={plansFormId} name="refinance" type="submit" value="1" variant="white">
          {plansText.refinance}
        </Button>
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
        <strong>{answerText.save.title}</strong>
      </p>
      <p>{deadline < today ? answerText.save.past(day) : answerText.save.until(day)}</p>
    </Note>
  )
}

/** The lowest first payment and the least in all, which are seldom the same plan. */
function Best({ sums }: { sums: readonly PlanSum[] }) {
  const lowest = findLowest(sums, ({ firstCents }) => firstCents)
  const least = findLowest(sums, allCents)
  if (sums.length < 2 || !lowest || !least) return null
  return (
    <Note>
      <p>
        <strong>{answerText.lowest(lowest.plan, lowest.firstCents)}</strong>
      </p>
      <p>
        <strong>{answerText.least(least.plan, allCents(least))}</strong>
      </p>
      {lowest === least ? null : <p>{answerText.notSame}</p>}
    </Note>
  )
}

function allCents({ paidCents, taxCents }: PlanSum): number {
  return paidCents + taxCents
}

function findLowest(sums: readonly PlanSum[], of: (sum: PlanSum) => number): PlanSum | undefined {
  return sums.toSorted((one, other) => of(one) - of(other))[0]
}
