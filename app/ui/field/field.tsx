import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import styles from './field.module.css'

export interface FieldWords {
  /** The id of the control, which the error summary links to. */
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

/** Wraps a control with its label, its hint and, between hint and control, its error. */
export function Field({ id, label, hint, error, children }: FieldWords & { children: ReactNode }) {
  return (
    <div className={styles.field} data-invalid={error ? true : undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint ? (
        <div className={styles.hint} id={hintId(id)}>
          {hint}
        </div>
      ) : null}
      <FieldError id={id} error={error} />
      {children}
    </div>
  )
}

interface LevelFieldsProps {
  children: ReactNode
  /** `short` fields, such as a month and a year, stand side by side even on a phone. */
  size?: 'normal' | 'short'
}

/** Fields side by side where there is room: labels, hints, errors, and controls each start level. */
export function LevelFields({ children, size = 'normal' }: LevelFieldsProps) {
  return (
    <div className={styles.level} data-size={size}>
      {children}
    </div>
  )
}

export function FieldError({ id, error }: { id: string; error?: string | undefined }) {
  if (!error) return null
  return (
    <p className={styles.error} id={errorId(id)}>
      <Icon name="warning" size={18} />
      <span>
        <VisuallyHidden>Error: </VisuallyHidden>
        {error}
      </span>
    </p>
  )
}

/** Returns the attributes that connect a control with its hint and error; spread them on the control. */
export function describedBy({ id, hint, error }: Pick<FieldWords, 'id' | 'hint' | 'error'>, more?: string) {
  const ids = [more, hint ? hintId(id) : undefined, error ? errorId(id) : undefined].filter(Boolean)
  return { 'aria-describedby': ids.join(' ') || undefined, 'aria-invalid': error ? true : undefined }
}

function hintId(id: string) {
  return `${id}-hint`
}

function errorId(id: string) {
  return `${id}-error`
}
