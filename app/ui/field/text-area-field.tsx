import type { ComponentProps } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import styles from './field.module.css'
import { describedBy, Field, type FieldWords } from './field.tsx'

interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'id'>, FieldWords {}

/** A multi-line field, `rows` lines high. Pass `defaultValue` instead of `value`. */
export function TextAreaField({ id, label, hint, error, className, ...rest }: TextAreaFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <textarea
        {...rest}
        {...describedBy({ id, hint, error }, rest['aria-describedby'])}
        className={classNames(styles.control, classNames(styles.area, className))}
        id={id}
      />
    </Field>
  )
}
