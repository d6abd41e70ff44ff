import { Button } from '#app/ui/button/button.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Part } from '#app/ui/part/part.tsx'
import { formatDate } from '#domain/dates.ts'
import { comparePlans } from '#domain/federal-repayment/compare-plans.ts'
import { saveDeadline } from '#domain/federal-repayment/save-clock.ts'
import { formatDollars } from '#domain/money.ts'
import { AnswerSheet } from '#kit/listing/list/answer-sheet.tsx'
import { answerText } from './answer-messages.ts'
import { ClosedPlans } from './closed-plans.tsx'
import { PlanCards } from './plan-cards.tsx'
import { PlanDumbbells } from './plan-dumbbells.tsx'
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
  const [lowest, least] = [findLowest(sums, ({ firstCents }) => firstCents), findLowest(sums, allCents)]
  return (
    <>
      <AnswerSheet
        amount={lowest && formatDollars(lowest.firstCents)}
        label={lowest ? answerText.lowestLabel : undefined}
        lines={[
          ...(least
            ? [<strong key="least">{answerText.least(least.plan, allCents(least))}</strong>]
            : [answerText.none]),
          ...(lowest === least ? [] : [answerText.notSame]),
          ...(sums.length > 0 ? assumed.map((field) => answerText.assumed[field]) : []),
        ]}
        title={sums.length > 0 ? answerText.open(sums.length) : answerText.none}
        unit={lowest ? answerText.inPlan(lowest.plan) : undefined}
      >
        {noticeDay === undefined ? null : <SaveClock noticeDay={noticeDay} today={today} />}
        {sums.length > 0 ? <PlanDumbbells startMonth={startMonth} sums={sums} /> : null}
      </AnswerSheet>
      {sums.length > 0 ? (
        <>
          <Part id="years" title={answerText.byYear}>
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

function allCents({ paidCents, taxCents }: PlanSum): number {
  return paidCents + taxCents
}

function findLowest(sums: readonly PlanSum[], of: (sum: PlanSum) => number): PlanSum | undefined {
  return sums.toSorted((one, other) => of(one) - of(other))[0]
}
