import { Button } from '#app/ui/button/button.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { TextAreaField } from '#app/ui/field/text-area-field.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { contradictsItself } from '#domain/scholarships/word-limits.ts'
import type { DeskGroup } from './desk-groups.ts'
import styles from './essays.module.css'
import type { Keeping } from './kept-drafts.ts'
import { formatCount, formatLimits, messages } from './messages.ts'

interface EssayGroupProps {
  group: DeskGroup
  id: string
  /** How many the draft has. */
  words: number
  /** What became of the draft, where it is not kept. */
  problem: Keeping | undefined
  area: (area: HTMLTextAreaElement | null) => void
  onChange: (text: string) => void
  onCopy: () => void
}

/** The prompts of one group, what is asked of the length, and the draft. */
export function EssayGroup({ group, id, words, problem, area, onChange, onCopy }: EssayGroupProps) {
  const { title, prompts, limits } = group
  const isSeveral = prompts.length > 1
  const isContradiction = contradictsItself(limits)
  const limitsText = formatLimits(limits)
  const isTooLong = !isContradiction && limits.mostWords !== null && words > limits.mostWords
  return (
    <Card aria-labelledby={id} as="section" className={styles.group} padding="small">
      <h2 id={id}>{title}</h2>
      {isSeveral ? <p className={styles.soft}>{messages.several(prompts.length)}</p> : null}
      <ul className={styles.prompts}>
        {prompts.map((prompt) => (
          <li key={`${prompt.scholarshipId} ${prompt.prompt}`}>
            <strong>{prompt.scholarship}</strong>{' '}
            <span className={styles.soft}>
              {[prompt.isSample ? messages.sample : '', prompt.due, formatLimits(prompt)]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {prompt.prompt === title ? null : <q className={styles.quote}>{prompt.prompt}</q>}
          </li>
        ))}
      </ul>
      {isContradiction ? (
        <Note size="small" tone="warn">
          {messages.contradiction}
        </Note>
      ) : null}
      <div className={styles.writing} data-needs-script>
        <div>
          <TextAreaField
            autoComplete="off"
            className={styles.area}
            defaultValue=""
            hint={isSeveral && limitsText && !isContradiction ? messages.suitsAll(limitsText) : undefined}
            id={`${id}-draft`}
            label={
              <>
                {messages.draft} <VisuallyHidden>{messages.draftFor(title)}</VisuallyHidden>
              </>
            }
            onChange={(event) => onChange(event.currentTarget.value)}
            ref={area}
            rows={6}
          />
          <div role="status">
            {problem && problem !== 'kept' ? (
              <Note className={styles.notKept} size="small" tone="warn">
                {messages.keeping[problem]}
              </Note>
            ) : null}
          </div>
        </div>
        <div className={styles.line}>
          <p className={styles.count} data-tone={isTooLong ? 'bad' : undefined}>
            {formatCount(words, group)}
          </p>
          <Button data-print="no" fitContent onClick={onCopy} size="small" type="button" variant="white-ns">
            {messages.copy} <VisuallyHidden>{messages.draftFor(title)}</VisuallyHidden>
          </Button>
        </div>
      </div>
    </Card>
  )
}
