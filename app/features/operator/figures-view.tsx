import { href } from 'react-router'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { chooseScale } from '#app/ui/chart/scale.ts'
import { SmallMultiples } from '#app/ui/chart/small-multiples.tsx'
import { FactTable } from '#app/ui/fact-table/fact-table.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Container, Section } from '#app/ui/page/page.tsx'
import type { SiteProblem } from './find-problems.ts'
import styles from './operator.module.css'
import type { OperatorChart } from './operator-charts.ts'
import { operatorText } from './operator-messages.ts'
import type { OperatorTable } from './operator-tables.ts'

interface FiguresViewProps {
  asOf: string
  problems: readonly SiteProblem[]
  tables: readonly OperatorTable[]
  charts: readonly OperatorChart[]
}

/** What is wrong now, in words; below it all figures, as tables and as charts. */
export function FiguresView({ asOf, problems, tables, charts }: FiguresViewProps) {
  const { title, fine, wrong, signOut } = operatorText
  return (
    <Section space="page">
      <Container className={styles.page}>
        <Breadcrumbs breadcrumbs={[{ name: title, item: href('/operator') }]} />
        <h1>{title}</h1>
        {problems.length === 0 ? (
          <Note tone="good">
            <p>
              <strong>{fine}</strong>
            </p>
          </Note>
        ) : (
          <section className={styles.problems} aria-labelledby="problems">
            <h2 id="problems">{wrong}</h2>
            {problems.map(({ tone, text }) => (
              <Note key={text} size="small" tone={tone}>
                <p>{text}</p>
              </Note>
            ))}
          </section>
        )}
        <p>{operatorText.asOf(asOf)}</p>
        <div className={styles.tables}>
          {tables.map((table) => (
            <FiguresTable key={table.id} {...table} />
          ))}
        </div>
        {charts.map((chart) => (
          <FiguresChart key={chart.id} {...chart} />
        ))}
        <form method="post">
          <Button fitContent name="do" size="small" type="submit" value="leave" variant="white">
            {signOut}
          </Button>
        </form>
      </Container>
    </Section>
  )
}

function FiguresTable({ id, title, columns, rows, none }: OperatorTable) {
  return (
    <Card as="section" aria-labelledby={id}>
      {rows.length === 0 ? (
        <>
          <p>
            <strong id={id}>{title}</strong>
          </p>
          <p>{none}</p>
        </>
      ) : (
        <FactTable
          caption={<strong id={id}>{title}</strong>}
          columns={columns.map((label, at) => ({ label, isNumber: at > 0 && columns.length > 2 }))}
          rows={rows.map((cells) => ({ key: cells[0] ?? '', cells }))}
        />
      )}
    </Card>
  )
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

function FiguresChart({ title, series, times, timeName }: OperatorChart) {
  const { charts: words } = operatorText
  const scale = chooseScale([2, ...series.flatMap(({ values }) => values)], 'Bar', 3)
  return (
    <Card>
      <SmallMultiples
        ends={[times[0] ?? '', times.at(-1) ?? '']}
        scale={scale}
        series={series.map(({ id, name, values }) => ({
          id,
          name,
          values,
          label: words.label(name, sum(values), Math.max(...values)),
          range: words.total(sum(values)),
        }))}
        table={{
          summary: words.summary,
          columns: [timeName, ...series.map(({ name }) => name)],
          rows: times.map((time, at) => [time, ...series.map(({ values }) => String(values[at] ?? 0))]),
        }}
        ticks={scale.ticks.map((tick) => tick.toLocaleString('en-US'))}
        title={title}
      />
    </Card>
  )
}
