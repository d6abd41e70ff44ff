import type { ComponentProps } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import styles from './field.module.css'
import { describedBy, Field, type FieldWords } from './field.tsx'

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'children'>, FieldWords {
  options: readonly { value: string; label: string }[]
}

export function SelectField({ id, label, hint, error, options, className, ...rest }: SelectFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className={styles.frame}>
        <select
          {...rest}
          {...describedBy({ id, hint, error }, rest['aria-describedby'])}
          className={classNames(styles.control, classNames(styles.select, className))}
          id={id}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon className={styles.mark} name="chevron" size={20} />
      </div>
    </Field>
  )
}
