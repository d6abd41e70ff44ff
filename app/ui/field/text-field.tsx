import type { ComponentProps } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import styles from './field.module.css'
import { describedBy, Field, type FieldWords } from './field.tsx'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type'>, FieldWords {
  /** `text` with an `inputMode` for money and counts: number fields step and scroll by accident. */
  type?: 'text' | 'email' | 'search' | 'tel'
  /** A unit in front of the value, such as `$`. */
  startText?: string
}

/** A one-line field, 56 px tall. Give `defaultValue`, not `value`: what is typed before script loads is then kept. */
export function TextField({
  id,
  label,
  hint,
  error,
  startText,
  className,
  type = 'text',
  ...rest
}: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className={styles.frame}>
        {startText ? (
          <span className={styles.start} aria-hidden="true">
            {startText}
          </span>
        ) : null}
        <input
          {...rest}
          {...describedBy({ id, hint, error }, rest['aria-describedby'])}
          className={classNames(styles.control, className)}
          id={id}
          type={type}
        />
      </div>
    </Field>
  )
}
