import styles from './interstitial.module.css'
import { messages } from './messages.ts'

/** What is passed on to the lender, what stays here, and what to check before applying. */
export function Leave() {
  return (
    <div className={styles.columns}>
      <section aria-labelledby="passed">
        <h2 id="passed">{messages.passedTitle}</h2>
        <ul>
          {messages.passed.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p className={styles.kept}>{messages.kept}</p>
      </section>
      <section aria-labelledby="first">
        <h2 id="first">{messages.firstTitle}</h2>
        <ul>
          {messages.first.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p className={styles.kept}>
          {messages.rule}: <a href={messages.ruleUrl}>{messages.ruleName}</a>
        </p>
      </section>
    </div>
  )
}
