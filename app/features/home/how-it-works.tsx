import { homeText } from './messages.ts'

/** The three steps from a question to a decision, as one of the answers at the end of the page. */
export function HowItWorks() {
  return (
    <>
      <p>
        {homeText.steps.text} {homeText.steps.time}
      </p>
      <ol>
        {homeText.steps.list.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}.</strong> {text}
          </li>
        ))}
      </ol>
    </>
  )
}
