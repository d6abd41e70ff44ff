import { Button } from '#app/ui/button/button.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { TextAreaField } from '#app/ui/field/text-area-field.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { contradictsItself } from '#domain/scholarships/word-limits.ts'
import type { SaveResult } from '#kit/browser-files/keep.ts'
import type { DeskGroup } from './desk-groups.ts'
import styles from './essays.module.css'
import { essaysText, formatCount, formatLimits } from './messages.ts'
import { WordMeter } from './word-meter.tsx'

interface EssayGroupProps {
  group: DeskGroup
  id: string
  /** How many the draft has. */
  words: number
  /** What became of the draft, where it is not saved. */
  problem: SaveResult | undefined
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
    <Card aria-labelledby={id} as="section" className={styles.group}>
      <h2 id={id}>{title}</h2>
      {isSeveral ? <p className={styles.soft}>{essaysText.several(prompts.length)}</p> : null}
      <ul className={styles.prompts}>
        {prompts.map((prompt) => (
          <li key={`${prompt.scholarshipId} ${prompt.prompt}`}>
            <strong>{prompt.scholarship}</strong>{' '}
            <span className={styles.soft}>
              {[prompt.isSample ? essaysText.sample : '', prompt.due, formatLimits(prompt)]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {prompt.prompt === title ? null : <q className={styles.quote}>{prompt.prompt}</q>}
          </li>
        ))}
      </ul>
      {isContradiction ? (
        <Note size="small" tone="warn">
          {essaysText.contradiction}
        </Note>
      ) : null}
      <div className={styles.writing} data-needs-script>
        <div>
          <TextAreaField
            autoComplete="off"
            className={styles.area}
            defaultValue=""
            hint={isSeveral && limitsText && !isContradiction ? essaysText.suitsAll(limitsText) : undefined}
            id={`${id}-draft`}
            label={
              <>
                {essaysText.draft} <VisuallyHidden>{essaysText.draftFor(title)}</VisuallyHidden>
              </>
            }
            onChange={(event) => onChange(event.currentTarget.value)}
            ref={area}
            rows={6}
          />
          <div role="status">
            {problem && problem !== 'kept' ? (
              <Note className={styles.notKept} size="small" tone="warn">
                {essaysText.saving[problem]}
              </Note>
            ) : null}
          </div>
        </div>
        <WordMeter limits={limits} words={words} />
        <div className={styles.line}>
          <p className={styles.count} data-tone={isTooLong ? 'bad' : undefined}>
            {formatCount(words, group)}
          </p>
          <Button data-print="no" fitContent onClick={onCopy} size="small" type="button" variant="white-ns">
            {essaysText.copy} <VisuallyHidden>{essaysText.draftFor(title)}</VisuallyHidden>
          </Button>
        </div>
      </div>
    </Card>
  )
}
