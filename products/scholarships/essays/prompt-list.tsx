import { formatShortDay } from '#domain/dates.ts'
import { contradictsItself } from '#domain/scholarships/word-limits.ts'
import type { DeskGroup } from './desk-groups.ts'
import styles from './essays.module.css'
import { essaysText, formatLimits } from './messages.ts'

interface PromptListProps {
  groups: readonly DeskGroup[]
  /** How many the draft of each group has. */
  words: readonly number[]
  toId: (at: number) => string
}

/** All prompts with what is asked of their length and how far each draft is; each leads to its draft. */
export function PromptList({ groups, words, toId }: PromptListProps) {
  return (
    <nav aria-label={essaysText.prompts} className={styles.list} data-print="no">
      <ol>
        {groups.map(({ title, prompts: [first], limits }, at) => (
          <li key={title}>
            <a href={`#${toId(at)}`}>{title}</a>
            <span className={styles.soft}>
              {[
                first?.dueOn ? essaysText.due(formatShortDay(first.dueOn)) : '',
                contradictsItself(limits) ? '' : formatLimits(limits),
                words[at] ? essaysText.written(words[at]) : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  )
}
