import { FactTable } from '#app/ui/fact-table/fact-table.tsx'
import { Part, PointList } from '#app/ui/part/part.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { applicationMessages as said } from './application-messages.ts'

/** What is still to answer, each with its link. */
export function TaskList({ tasks }: { tasks: readonly { name: string; address: string }[] }) {
  return (
    <Part id="tasks" title={said.tasks}>
      {tasks.length === 0 ? (
        <p>{said.complete}</p>
      ) : (
        <PointList>
          {tasks.map(({ name, address }) => (
            <li key={name}>
              <a href={address}>{name}</a>
            </li>
          ))}
        </PointList>
      )}
      <p>{said.noSsn}</p>
    </Part>
  )
}

export interface SheetRow {
  name: string
  answer: string
  /** The address of the question. */
  change: string
}

/** The visitor's own answers, to print or to copy into a lender's form. */
export function AnswerSheet({ rows }: { rows: readonly SheetRow[] }) {
  return (
    <Part id="answers" title={said.summary}>
      <FactTable
        caption={said.print}
        columns={[{ label: said.question }, { label: said.answer }, { label: said.change }]}
        rows={rows.map(({ name, answer, change }) => ({
          key: name,
          cells: [
            name,
            answer,
            <a data-print="no" href={change} key="change">
              {said.change}
              <VisuallyHidden> {name}</VisuallyHidden>
            </a>,
          ],
        }))}
      />
    </Part>
  )
}
