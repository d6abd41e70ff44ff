import type { ReactNode } from 'react'
import { href } from 'react-router'
import { Part, Points } from '#app/ui/part/part.tsx'
import styles from './interstitial.module.css'
import { outboundText } from './messages.ts'

interface LeavePartsProps {
  next: PartWords
  /** The law behind what happens next. */
  rule: { words: string; name: string; url: string }
  credit: PartWords
  passed: readonly string[]
  /** What this site stores of the choice. */
  kept: ReactNode
}

interface PartWords {
  title: string
  points: readonly string[]
}

/** What happens next, what it does to credit, what is passed on, and what stays here. */
export function LeaveParts({ next, rule, credit, passed, kept }: LeavePartsProps) {
  return (
    <div className={styles.parts}>
      <Part id="next" title={next.title}>
        <Points points={next.points} />
        <p className={styles.kept}>
          {rule.words}: <a href={rule.url}>{rule.name}</a>
        </p>
      </Part>
      <Part id="credit" title={credit.title}>
        <Points points={credit.points} />
        <p className={styles.kept}>
          {outboundText.inquiries}{' '}
          <a href={`${href('/resources/glossary')}#hard-inquiry`}>{outboundText.glossary}</a>
        </p>
      </Part>
      <Part id="passed" title={outboundText.passedTitle}>
        <Points points={passed} />
        <p className={styles.kept}>{kept}</p>
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
      credit={{ title: outboundText.creditTitle, points: outboundText.credit }}
      kept={sheet === undefined ? outboundText.kept : <SavedOnSheet sheet={sheet} />}
      next={{ title: outboundText.nextTitle, points: outboundText.next }}
      passed={outboundText.passed}
      rule={{ words: outboundText.rule, name: outboundText.ruleName, url: outboundText.ruleUrl }}
    />
  )
}

function SavedOnSheet({ sheet }: { sheet: string }) {
  const { before, link, after } = outboundText.savedOnSheet
  return (
    <>
      {before} <a href={sheet}>{link}</a>
      {after}
    </>
  )
}
