import styles from './interstitial.module.css'
import { words } from './words.ts'

/** What goes along to the lender, what stays here, and what to look at before applying. */
export function Leave() {
  return (
    <div className={styles.columns}>
      <section aria-labelledby="passed">
        <h2 id="passed">{words.passedTitle}</h2>
        <ul>
          {words.passed.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p className={styles.kept}>{words.kept}</p>
      </section>
      <section aria-labelledby="first">
        <h2 id="first">{words.firstTitle}</h2>
        <ul>
          {words.first.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p className={styles.kept}>
          {words.rule}: <a href={words.ruleUrl}>{words.ruleName}</a>
        </p>
      </section>
    </div>
  )
}
