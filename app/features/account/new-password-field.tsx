import { type ReactNode, useEffect, useRef, useState } from 'react'
import { PasswordField } from '#app/ui/field/password-field.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { type PasswordHint, passwordHints, passwordHintsHeading } from '#domain/password.ts'
import styles from './account.module.css'
import { accountText } from './messages.ts'

interface NewPasswordFieldProps {
  id: string
  name: string
  label: ReactNode
  error: string | undefined
}

/**
 * A field for a new password. The requirements are listed above it, and each gets a check mark once it is
 * met.
 */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')

  useEffect(() => {
    // Includes text typed before the JavaScript loaded.
    if (input.current?.value) setTyped(input.current.value)
  }, [])

  return (
    <PasswordField
      {...props}
      ref={input}
      autoComplete="new-password"
      hint={<PasswordHints hints={passwordHints(typed)} hasTyped={typed !== ''} />}
      onInput={(event) => setTyped(event.currentTarget.value)}
    />
  )
}

export function PasswordHints({ hints, hasTyped }: { hints: readonly PasswordHint[]; hasTyped: boolean }) {
  const met = hints.filter((hint) => hint.valid).length
  return (
    <>
      <p>{passwordHintsHeading}</p>
      <ul className={styles.hints}>
        {hints.map((hint) => (
          <li key={hint.check} data-valid={hint.valid || undefined}>
            <Icon name="check" size={16} />
            <span>
              {hint.text}
              {hint.valid ? <VisuallyHidden>, {accountText.hintMet}</VisuallyHidden> : null}
            </span>
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">{hasTyped ? accountText.hintsMet(met, hints.length) : ''}</VisuallyHidden>
    </>
  )
}
