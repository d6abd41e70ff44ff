import type { ReactNode } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { Details } from '#app/ui/details/details.tsx'
import styles from './settings-card.module.css'

interface LiveSettingsProps {
  /** The address of the list. */
  action: string
  formId?: string
  children: ReactNode
}

/** The form of a list's settings. It is sent by its button, which only shows without script, or at each change. */
export function LiveSettings({ action, formId, children }: LiveSettingsProps) {
  return (
    <form action={action} autoComplete="off" className={styles.form} data-live id={formId} method="get">
      {children}
      <Button className={styles.apply} size="small" type="submit" variant="white">
        Update the list
      </Button>
    </form>
  )
}

/** The fields of settings: one column, or two in windows of middle width. */
export function SettingsFields({ children }: { children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>
}

interface SettingsCardProps extends LiveSettingsProps {
  id: string
  title: string
  /** How much is set, shown beside the title where the settings can be closed. */
  note?: string | undefined
}

/** The settings of a list beside it: on wide windows always open, otherwise closed at first. */
export function SettingsCard({ id, title, note, children, ...form }: SettingsCardProps) {
  return (
    <Card as="aside" className={styles.settings} data-live-part data-print="no" id={id} padding="small">
      <h2 className={styles.title}>{title}</h2>
      <Details look="plain" summary={<SettingsTitle note={note} title={title} />}>
        <LiveSettings {...form}>
          <SettingsFields>{children}</SettingsFields>
        </LiveSettings>
      </Details>
    </Card>
  )
}

/** The heading of settings that can be closed. */
export function SettingsTitle({ title, note }: Pick<SettingsCardProps, 'title' | 'note'>) {
  return (
    <h2 className={styles.summary}>
      {title}
      {note ? <span className={styles.note}> {note}</span> : null}
    </h2>
  )
}
