import { Lead, LongPage } from '#app/ui/long-page/long-page.tsx'
import type { Problem } from '#content-model/fields/problem.ts'
import { words } from './words.ts'

/** To editors: what keeps a draft from being a page. */
export function DraftProblems({ problems }: { problems: readonly Problem[] }) {
  return (
    <LongPage
      top={
        <>
          <h1>{words.unreadableDraft}</h1>
          <Lead>{words.unreadableDraftLead}</Lead>
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
