import { type ComponentProps, useState } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import styles from './field.module.css'
import { describedBy, Field, type FieldWords } from './field.tsx'

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type'>, FieldWords {
  /** Labels of the toggle; `hide` and `hideLong` apply while the password is shown. */
  showWords?: { show: string; hide: string; showLong: string; hideLong: string }
}

const english = { show: 'Show', hide: 'Hide', showLong: 'Show password', hideLong: 'Hide password' }

/** A password field with a toggle that shows the password. Without script there is no toggle. */
export function PasswordField({
  id,
  label,
  hint,
  error,
  className,
  showWords = english,
  ...rest
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className={styles.frame}>
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...rest}
          {...describedBy({ id, hint, error }, rest['aria-describedby'])}
          className={classNames(styles.control, className)}
          id={id}
          type={shown ? 'text' : 'password'}
        />
        <button
          className={styles.toggle}
          type="button"
          aria-controls={id}
          aria-label={shown ? showWords.hideLong : showWords.showLong}
          data-needs-script
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eyeOff' : 'eye'} size={20} />
          {shown ? showWords.hide : showWords.show}
        </button>
      </div>
    </Field>
  )
}
