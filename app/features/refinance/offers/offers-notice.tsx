import { paths } from '#app/features/refinance/situation/paths.ts'
import { Note } from '#app/ui/note/note.tsx'
import { messages } from './offers-messages.ts'

/** Says whether the loans are the visitor's own, and where to change them. */
export function OffersNotice({ isExample, questionsPath }: { isExample: boolean; questionsPath: string }) {
  if (isExample)
    return (
      <Note>
        <p>
          <strong>{messages.exampleTitle}</strong> {messages.example}{' '}
          <a href={paths.questions}>{messages.exampleLink}</a>
        </p>
      </Note>
    )
  return (
    <p data-print="no">
      {messages.yours} <a href={`${questionsPath}?question=check`}>{messages.change}</a> ·{' '}
      <a href={paths.application}>{messages.apply}</a>
    </p>
  )
}
