import type { ComponentProps, ReactNode } from 'react'
import { describedBy, FieldError } from '#app/ui/field/field.tsx'
import styles from './choice.module.css'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'id' | 'type'> {
  id: string
  label: ReactNode
  error?: string | undefined
}

export function Checkbox({ id, label, error, ...rest }: CheckboxProps) {
  return (
    <div className={styles.group}>
      <FieldError id={id} error={error} />
      <label className={styles.line}>
        <input {...rest} {...describedBy({ id, error })} className={styles.box} id={id} type="checkbox" />
        <span>{label}</span>
      </label>
    </div>
  )
}
