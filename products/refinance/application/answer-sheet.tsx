import { Part, PointList } from '#app/ui/part/part.tsx'
import { AnswerList, type AnswerRow } from '#kit/questions/answer-list.tsx'
import { applicationText } from './application-messages.ts'

/** What is still to answer, each with its link. */
export function TaskList({ tasks }: { tasks: readonly { name: string; address: string }[] }) {
  return (
    <Part id="tasks" title={applicationText.tasks}>
      {tasks.length === 0 ? (
        <p>{applicationText.complete}</p>
      ) : (
        <PointList>
          {tasks.map(({ name, address }) => (
            <li key={name}>
              <a href={address}>{name}</a>
            </li>
          ))}
        </PointList>
      )}
      <p>{applicationText.noSsn}</p>
    </Part>
  )
}

/** The visitor's own answers, to print or to copy into a lender's form. */
export function AnswerSheet({ rows }: { rows: readonly AnswerRow[] }) {
  return (
    <Part id="answers" title={applicationText.summary}>
      <p data-print="no">{applicationText.print}</p>
      <AnswerList rows={rows} />
    </Part>
  )
}
