import { Checklist } from './checklist.tsx'
import styles from './cosigner.module.css'
import { words } from './cosigner-words.ts'

/** What to ask, with room on paper for the answers, what to agree on, and how much time there is. */
export function ToDoSections() {
  return (
    <>
      <section aria-labelledby="ask">
        <h2 id="ask">{words.askTitle}</h2>
        <ol className={styles.questions}>
          {words.ask.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="agree">
        <h2 id="agree">{words.agreeTitle}</h2>
        <Checklist items={words.agree} />
      </section>
      <section aria-labelledby="wait">
        <h2 id="wait">{words.waitTitle}</h2>
        <p>{words.wait}</p>
      </section>
    </>
  )
}
