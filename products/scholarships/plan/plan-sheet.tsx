import { ChartFigure, ChartKey } from '#app/ui/chart/chart-figure.tsx'
import { Ring } from '#app/ui/chart/ring.tsx'
import { WeekColumns } from '#app/ui/chart/week-columns.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { formatShortDay } from '#domain/dates.ts'
import { formatDollars } from '#domain/money.ts'
import type { PlannedScholarship, WeeklyPlan } from '#domain/scholarships/weekly-plan.ts'
import sheet from '#kit/listing/list/answer-sheet.module.css'
import { planText } from './messages.ts'
import styles from './plan.module.css'
import { listWeeks, type PlanSummary, type PlanWeek, shownWeeks, summarizePlan } from './plan-summary.ts'

interface PlanSheetProps {
  plan: WeeklyPlan
  planned: readonly PlannedScholarship[]
  hoursPerWeek: number
  /** 'YYYY-MM-DD' */
  today: string
}

/** What there is to win for how much work, how far it is, and the weeks it takes. */
export function PlanSheet({ plan, planned, hoursPerWeek, today }: PlanSheetProps) {
  const summary = summarizePlan(plan, planned)
  const weeks = listWeeks(plan, { planned, today })
  return (
    <section aria-labelledby="weeks" className={sheet.sheet} data-live-part data-live-posted id="plan">
      <VisuallyHidden>
        <h2 id="weeks">{planText.weeks}</h2>
      </VisuallyHidden>
      <div className={sheet.answer}>
        <div className={styles.sum}>
          {summary.hours > 0 ? (
            <p>
              {summary.isAtMost ? `${planText.upTo} ` : null}
              <b className={styles.amount}>{formatDollars(summary.toWinCents)}</b>{' '}
              {planText.toWin(summary.hours)}
            </p>
          ) : (
            <p>{planText.nothingPlanned}</p>
          )}
          <Progress summary={summary} />
        </div>
        <ChartFigure
          marks={[['3', planText.deadlineMark]]}
          note={<p className={styles.soft}>{planText.lead}</p>}
          table={{
            summary: planText.asTable,
            columns: planText.columns,
            rows: weeks.filter(isShown).map(toRow),
          }}
          title={planText.nextWeeks}
        >
          <WeekColumns
            label={weeks.slice(0, shownWeeks).map(describeWeek).join(' ')}
            limit={hoursPerWeek}
            limitText={planText.limit(hoursPerWeek)}
            weeks={weeks.slice(0, shownWeeks).map((week) => ({
              name: formatShortDay(week.from),
              hours: week.works.map(({ hours }) => hours),
              text: planText.shortHours(sumHours(week)),
              deadlines: week.due.length,
            }))}
          />
        </ChartFigure>
      </div>
    </section>
  )
}

/** How many are still to do, sent, and decided. */
function Progress({ summary: { counts, wonCents } }: { summary: PlanSummary }) {
  const { open, submitted, won, notSelected } = counts
  const parts = [
    { tone: '1', value: open, text: planText.counts.open(open) },
    { tone: '2', value: submitted, text: planText.counts.submitted(submitted) },
    { tone: 'good', value: won, text: planText.counts.won(won, wonCents > 0 ? formatDollars(wonCents) : '') },
    ...(notSelected > 0
      ? [{ tone: 'ink' as const, value: notSelected, text: planText.counts.notSelected(notSelected) }]
      : []),
  ] as const
  return (
    <div className={styles.progress}>
      <Ring label={parts.map(({ text }) => text).join(', ')} parts={parts}>
        {String(open + submitted + won + notSelected)}
      </Ring>
      <ChartKey marks={parts.map(({ tone, text }) => [tone, text])} />
    </div>
  )
}

function isShown({ works, due }: PlanWeek, index: number): boolean {
  return index < shownWeeks || works.length + due.length > 0
}

function sumHours({ works }: PlanWeek): number {
  return works.reduce((sum, { hours }) => sum + hours, 0)
}

function describeWeek(week: PlanWeek): string {
  return planText.weekSaid(formatShortDay(week.from), sumHours(week), week.due.length)
}

function toRow(week: PlanWeek): string[] {
  const works = week.works.map(({ scholarship, hours, isLast }) =>
    planText.work(scholarship.name, hours, isLast),
  )
  return [
    formatShortDay(week.from),
    planText.shortHours(sumHours(week)),
    works.join('. '),
    week.due.map(({ name }) => name).join(', '),
  ]
}
