import type { ReactNode } from 'react'
import { href } from 'react-router'
import styles from './interstitial.module.css'
import { messages } from './messages.ts'

const said = messages.keptOnSheet

/**
 * What happens next, what it does to credit, what is passed on to the lender, and what stays here.
 * @param sheet the page on which the line keeps chosen offers, if it does
 */
export function Leave({ sheet }: { sheet: string | undefined }) {
  return (
    <div className={styles.columns}>
      <Part id="next" points={messages.next} title={messages.nextTitle}>
        {messages.rule}: <a href={messages.ruleUrl}>{messages.ruleName}</a>
      </Part>
      <Part id="credit" points={messages.credit} title={messages.creditTitle}>
        {messages.inquiries} <a href={`${href('/resources/glossary')}#hard-inquiry`}>{messages.glossary}</a>
      </Part>
      <Part id="passed" points={messages.passed} title={messages.passedTitle}>
        {sheet === undefined ? (
          messages.kept
        ) : (
          <>
            {said.before} <a href={sheet}>{said.link}</a>
            {said.after}
          </>
        )}
      </Part>
    </div>
  )
}

interface PartProps {
  id: string
  title: string
  points: readonly string[]
  /** What is said below the points. */
  children?: ReactNode
}

function Part({ id, title, points, children }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {children ? <p className={styles.kept}>{children}</p> : null}
    </section>
  )
}
