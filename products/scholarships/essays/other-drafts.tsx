import { Button } from '#app/ui/button/button.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { ConfirmButton } from '#app/ui/confirm-button/confirm-button.tsx'
import { TextAreaField } from '#app/ui/field/text-area-field.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import type { Draft } from './drafts.ts'
import styles from './essays.module.css'
import { essaysText } from './messages.ts'

interface OtherDraftsProps {
  drafts: readonly Draft[]
  onCopy: (area: HTMLTextAreaElement | null) => void
  onDelete: (draft: Draft) => void
}

/** Drafts whose prompts are no longer on the list. They can be read, copied and deleted. */
export function OtherDrafts({ drafts, onCopy, onDelete }: OtherDraftsProps) {
  if (drafts.length === 0) return null
  return (
    <section aria-labelledby="other-drafts" className={styles.part}>
      <h2 id="other-drafts">{essaysText.others}</h2>
      <p className={styles.soft}>{essaysText.othersText}</p>
      {drafts.map((draft, at) => {
        const id = `other-draft-${at + 1}`
        const title = draft.prompts[0] ?? ''
        return (
          <Card className={styles.group} key={`${title} ${draft.text}`}>
            <TextAreaField
              className={styles.area}
              defaultValue={draft.text}
              id={id}
              label={title}
              readOnly
              rows={4}
            />
            <div className={styles.line} data-print="no">
              <Button
                fitContent
                onClick={() => onCopy(document.querySelector<HTMLTextAreaElement>(`#${id}`))}
                size="small"
                type="button"
                variant="white-ns"
              >
                {essaysText.copy} <VisuallyHidden>{essaysText.draftFor(title)}</VisuallyHidden>
              </Button>
              <ConfirmButton onConfirm={() => onDelete(draft)} question={essaysText.deleteSure}>
                {essaysText.delete} <VisuallyHidden>{essaysText.draftFor(title)}</VisuallyHidden>
              </ConfirmButton>
            </div>
          </Card>
        )
      })}
    </section>
  )
}
