import type { ComponentProps } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import styles from './field.module.css'
import { describedBy, Field, type FieldWords } from './field.tsx'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type'>, FieldWords {
  /**
   * Use `text` with an `inputMode` for money and counts, because the values of number fields change by
   * accident when scrolling.
   */
  type?: 'text' | 'email' | 'search' | 'tel'
  /** A unit shown before the value, such as `$`. */
  startText?: string
}

/**
 * A one-line field, 56 px high. Pass `defaultValue` instead of `value`, to keep what is typed before script
 * loads.
 */
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
