import { Checklist } from './checklist.tsx'
import styles from './cosigner.module.css'
import { cosignerText } from './cosigner-messages.ts'

/**
 * Lists questions to ask, with room to write the answers, what to agree on, and how much time there is to
 * decide.
 */
export function ToDoSections() {
  return (
    <>
      <section aria-labelledby="ask">
        <h2 id="ask">{cosignerText.askTitle}</h2>
        <ol className={styles.questions}>
          {cosignerText.ask.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="agree">
        <h2 id="agree">{cosignerText.agreeTitle}</h2>
        <Checklist items={cosignerText.agree} />
      </section>
      <section aria-labelledby="wait">
        <h2 id="wait">{cosignerText.waitTitle}</h2>
        <p>{cosignerText.wait}</p>
      </section>
    </>
  )
}
