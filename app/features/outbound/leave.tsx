import type { ReactNode } from 'react'
import { href } from 'react-router'
import styles from './interstitial.module.css'
import { messages } from './messages.ts'

interface LeavePartsProps {
  next: PartWords
  /** The law behind what happens next. */
  rule: { words: string; name: string; url: string }
  credit: PartWords
  passed: readonly string[]
  /** What this site keeps of the choice. */
  kept: ReactNode
}

interface PartWords {
  title: string
  points: readonly string[]
}

/** What happens next, what it does to credit, what is passed on, and what stays here. */
export function LeaveParts({ next, rule, credit, passed, kept }: LeavePartsProps) {
  return (
    <div className={styles.columns}>
      <Part {...next} id="next">
        {rule.words}: <a href={rule.url}>{rule.name}</a>
      </Part>
      <Part {...credit} id="credit">
        {messages.inquiries} <a href={`${href('/resources/glossary')}#hard-inquiry`}>{messages.glossary}</a>
      </Part>
      <Part id="passed" points={passed} title={messages.passedTitle}>
        {kept}
      </Part>
    </div>
  )
}

/**
 * The same of a loan.
 * @param sheet the page on which the line keeps chosen offers, if it does
 */
export function Leave({ sheet }: { sheet: string | undefined }) {
  return (
    <LeaveParts
      credit={{ title: messages.creditTitle, points: messages.credit }}
      kept={sheet === undefined ? messages.kept : <KeptOnSheet sheet={sheet} />}
      next={{ title: messages.nextTitle, points: messages.next }}
      passed={messages.passed}
      rule={{ words: messages.rule, name: messages.ruleName, url: messages.ruleUrl }}
    />
  )
}

function KeptOnSheet({ sheet }: { sheet: string }) {
  const { before, link, after } = messages.keptOnSheet
  return (
    <>
      {before} <a href={sheet}>{link}</a>
      {after}
    </>
  )
}

interface PartProps extends PartWords {
  id: string
  /** What is said below the points. */
  children: ReactNode
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
      <p className={styles.kept}>{children}</p>
    </section>
  )
}
