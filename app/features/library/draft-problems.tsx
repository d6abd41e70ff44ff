import { Lead, LongPage } from '#app/ui/long-page/long-page.tsx'
import type { Problem } from '#cms/model/fields/problem.ts'
import { libraryText } from './messages.ts'

/** Shows editors the problems that keep a draft from being a page. */
export function DraftProblems({ problems }: { problems: readonly Problem[] }) {
  return (
    <LongPage
      top={
        <>
          <h1>{libraryText.unreadableDraft}</h1>
          <Lead>{libraryText.unreadableDraftLead}</Lead>
        </>
      }
    >
      <ul>
        {problems.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            <code>{path}</code> {message}
          </li>
        ))}
      </ul>
    </LongPage>
  )
}
