import { PrintButton } from '#app/shell/page-actions.tsx'
import { PartsBars } from '#app/ui/chart/parts-bars.tsx'
import { chooseScale, formatMoneyTicks } from '#app/ui/chart/scale.ts'
import { Chip } from '#app/ui/chip/chip.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { FactTable } from '#app/ui/fact-table/fact-table.tsx'
import { SmallPrint } from '#app/ui/field/field-group.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { formatDate } from '#domain/dates.ts'
import { type ChildPlan, nameSchoolYear } from '#domain/household-plan/household-plan.ts'
import type { PlanForms } from '#domain/household-plan/plan-deadlines.ts'
import { formatDollars } from '#domain/money.ts'
import { describeDeadline, nameDeadline } from '#kit/aid-deadlines/words.ts'
import { AnswerSheet } from '#kit/listing/list/answer-sheet.tsx'
import type { HouseholdResult } from './evaluate-household.ts'
import styles from './household.module.css'
import { describeFlag, formatOfLimit, formatYears, householdText as words } from './messages.ts'

interface PlanResultsProps {
  result: HouseholdResult
  /** Whether it is the invented household. */
  isExample: boolean
}

/** What a plan comes to: what is left to pay, what to watch, every year of every child, and every form. */
export function PlanResults({ result, isExample }: PlanResultsProps) {
  const { names, plan, leftOut, forms } = result
  return (
    <>
      {isExample ? (
        <Note size="small">
          <strong>{words.example}.</strong> {words.exampleText}
        </Note>
      ) : null}
      {leftOut.length > 0 ? (
        <Note size="small" tone="warn">
          {words.leftOut(leftOut)}
        </Note>
      ) : null}
      {names.length > 0 ? (
        <>
          <Sum result={result} />
          <Flags result={result} />
          <Grid result={result} />
          <div>
            {plan.children.map((child, at) => (
              <Details key={names[at]} summary={<h3>{words.byChild(names[at] ?? '')}</h3>}>
                <ChildTable child={child} name={names[at] ?? ''} />
              </Details>
            ))}
          </div>
          <div>
            <SmallPrint>{words.plusMeans}</SmallPrint>
            <SmallPrint>{words.limitsNote}</SmallPrint>
            <SmallPrint>{words.growthNote(result.growthPercent)}</SmallPrint>
          </div>
          <Forms forms={forms} names={names} state={result.state} />
        </>
      ) : null}
    </>
  )
}

function Sum({ result: { plan } }: { result: HouseholdResult }) {
  const { sum, years } = plan
  const most = years.reduce((one, other) => (other.sum.leftCents > one.sum.leftCents ? other : one))
  const scale = chooseScale(
    years.map((each) => each.sum.costCents),
    'Bar',
  )
  const { chart } = words
  const yearName = (year: number) => nameSchoolYear(year)
  return (
    <AnswerSheet
      amount={formatDollars(sum.leftCents)}
      chart={
        <PartsBars
          className={styles.chart}
          height={24}
          marks={[
            ['good', chart.grants],
            ['1', chart.work],
            ['2', chart.loans],
            ['3', chart.left],
          ]}
          rows={years.map((each) => ({
            id: String(each.year),
            name: yearName(each.year),
            label: chart.says(
              yearName(each.year),
              formatDollars(each.sum.costCents),
              formatDollars(each.sum.leftCents),
            ),
            parts: [
              { tone: 'good', value: each.sum.grantCents },
              { tone: '1', value: each.sum.workCents },
              { tone: '2', value: each.sum.loanCents },
              { tone: '3', value: each.sum.leftCents },
            ],
            total: formatDollars(each.sum.leftCents),
          }))}
          scale={scale}
          table={{
            summary: chart.table,
            columns: [chart.year, chart.cost, chart.grants, chart.work, chart.loans, chart.left],
            rows: [
              ...years.map((each) => ({ name: yearName(each.year), sum: each.sum })),
              { name: words.sum, sum },
            ].map((row) => [
              row.name,
              ...[
                row.sum.costCents,
                row.sum.grantCents,
                row.sum.workCents,
                row.sum.loanCents,
                row.sum.leftCents,
              ].map(formatDollars),
            ]),
          }}
          ticks={formatMoneyTicks(scale.ticks)}
          title={chart.title}
        />
      }
      label={words.answerLabel(years.map(({ year }) => year))}
      lines={[
        words.paidBy(
          formatDollars(sum.grantCents),
          formatDollars(sum.workCents),
          formatDollars(sum.loanCents),
        ),
        words.mostInYear(formatDollars(most.sum.leftCents), most.year),
        words.plusCovers(formatDollars(sum.plusCents)),
      ]}
      title={words.answer(formatDollars(sum.leftCents))}
    />
  )
}

function Flags({ result: { flags, names } }: { result: HouseholdResult }) {
  return (
    <section aria-labelledby="flags" className={styles.part}>
      <h2 id="flags">{words.flags}</h2>
      {flags.length === 0 ? (
        <p>{words.noFlags}</p>
      ) : (
        <ul className={styles.flags}>
          {flags.map((flag) => {
            const { tone, tag, title, text } = describeFlag(flag, names)
            return (
              <li key={title}>
                <Chip tone={tone}>{tag}</Chip> <strong>{title}.</strong> {text}
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}

function Grid({ result: { names, plan } }: { result: HouseholdResult }) {
  const number = (label: string) => ({ label, isNumber: true })
  return (
    <section aria-labelledby="grid" className={styles.part}>
      <div className={styles.line}>
        <h2 id="grid">{words.grid}</h2>
        <PrintButton />
      </div>
      <FactTable
        caption={words.columns.left}
        columns={[{ label: words.columns.year }, ...names.map(number), number(words.sum)]}
        last={{
          key: 'all',
          cells: [
            words.sum,
            ...plan.children.map(({ sum }) => formatDollars(sum.leftCents)),
            formatDollars(plan.sum.leftCents),
          ],
        }}
        rows={plan.years.map(({ year, sum }) => ({
          key: String(year),
          cells: [
            nameSchoolYear(year),
            ...plan.children.map(({ years }) => {
              const own = years.find((each) => each.year === year)
              return own ? formatDollars(own.leftCents) : words.notInSchool
            }),
            formatDollars(sum.leftCents),
          ],
        }))}
      />
    </section>
  )
}

function ChildTable({ child: { years, sum }, name }: { child: ChildPlan; name: string }) {
  const { year, ...amounts } = words.columns
  return (
    <FactTable
      caption={words.childCaption(name)}
      columns={[{ label: year }, ...Object.values(amounts).map((label) => ({ label, isNumber: true }))]}
      last={{
        key: 'all',
        cells: [
          words.sum,
          formatDollars(sum.costCents),
          formatDollars(sum.grantCents),
          formatDollars(sum.workCents),
          formatDollars(sum.loanCents),
          formatDollars(sum.leftCents),
          formatDollars(sum.plusCents),
          formatDollars(sum.leftCents - sum.plusCents),
        ],
      }}
      rows={years.map((each) => ({
        key: String(each.year),
        cells: [
          nameSchoolYear(each.year),
          formatDollars(each.costCents),
          formatDollars(each.grantCents),
          formatDollars(each.workCents),
          formatOfLimit(each.loanCents, each.loanLimitCents),
          formatDollars(each.leftCents),
          each.plusLimitCents === null ? words.noPlus : formatOfLimit(each.plusCents, each.plusLimitCents),
          formatDollars(each.leftCents - each.plusCents),
        ],
      }))}
    />
  )
}

interface FormsProps {
  forms: readonly PlanForms[]
  names: readonly string[]
  state: string | undefined
}

function Forms({ forms, names, state }: FormsProps) {
  const { year, who, opens, due } = words.formColumns
  const hasStateDates = forms.some(({ deadlines }) => deadlines.some(({ whose }) => whose === 'state'))
  return (
    <section aria-labelledby="forms" className={styles.part}>
      <h2 id="forms">{words.forms}</h2>
      <p>{words.formsText}</p>
      <FactTable
        caption={words.formsCaption}
        columns={[{ label: year }, { label: who }, { label: opens }, { label: due }]}
        rows={forms.map((form) => ({
          key: String(form.year),
          cells: [
            <span className={styles.year} key="year">
              {formatYears([form.year])}
            </span>,
            <Lines
              key="who"
              lines={form.children.map((at) =>
                form.withParents.includes(at)
                  ? words.withParent(names[at] ?? '')
                  : words.alone(names[at] ?? ''),
              )}
            />,
            form.isPublished ? formatDay(form.opensOn) : words.opensBy(formatDay(form.opensOn)),
            <Lines
              key="due"
              lines={
                form.isPublished
                  ? form.deadlines.map((deadline) =>
                      [
                        `${nameDeadline(deadline, state)}:`,
                        deadline.on && `${formatDay(deadline.on)}.`,
                        describeDeadline(deadline),
                      ]
                        .filter(Boolean)
                        .join(' '),
                    )
                  : [words.notPublished]
              }
            />,
          ],
        }))}
      />
      <SmallPrint>
        {state === undefined ? words.noState : hasStateDates ? words.schoolDates : words.noStateDates}
      </SmallPrint>
    </section>
  )
}

const formatDay = (day: string) => formatDate(day, 'Month D, YYYY')

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
