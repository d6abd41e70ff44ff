import { Note } from '#app/ui/note/note.tsx'
import { walkthroughText } from './messages.ts'

/** Says whose pages these are, and what they never ask for. */
export function NotGovernment() {
  return (
    <Note size="small">
      <p>
        {walkthroughText.notGovernment}{' '}
        <a href="https://studentaid.gov/h/apply-for-aid/fafsa">{walkthroughText.official}</a>
      </p>
    </Note>
  )
}
