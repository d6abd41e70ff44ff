import type { ReactNode } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { Details } from '#app/ui/details/details.tsx'
import styles from './settings-card.module.css'

interface SettingsCardProps {
  id: string
  title: string
  /** How much is set, shown beside the title where the settings can be closed. */
  note?: string | undefined
  /** The address of the list. */
  action: string
  formId?: string
  /** The label of the button that applies the settings without script. */
  apply: string
  children: ReactNode
}

/**
 * The settings of a list beside it: on wide windows always open, otherwise closed at first. The form is sent by
 * its button, or at each change with script.
 */
export function SettingsCard({ id, title, note, action, formId, apply, children }: SettingsCardProps) {
  return (
    <Card as="aside" className={styles.settings} data-live-part data-print="no" id={id} padding="small">
      <h2 className={styles.title}>{title}</h2>
      <Details
        look="plain"
        summary={
          <h2>
            {title}
            {note ? <span className={styles.note}> {note}</span> : null}
          </h2>
        }
      >
        <form action={action} autoComplete="off" className={styles.form} data-live id={formId} method="get">
          {children}
          <Button className={styles.apply} size="small" type="submit" variant="white">
            {apply}
          </Button>
        </form>
      </Details>
    </Card>
  )
}
