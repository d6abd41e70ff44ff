import { type ReactNode, useEffect, useRef, useState } from 'react'
import { PasswordField } from '#app/ui/field/password-field.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Spoken } from '#app/ui/spoken/spoken.tsx'
import { type PasswordHint, passwordHints, passwordHintsHeading } from '#domain/password.ts'
import styles from './account.module.css'
import { words } from './words.ts'

interface NewPasswordFieldProps {
  id: string
  name: string
  label: ReactNode
  error: string | undefined
}

/** A password to be chosen: what it must have stands above it, and each point gets its check mark as it is met. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')

  useEffect(() => {
    // What was typed before script arrived counts too.
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
              {hint.valid ? <Spoken>, {words.hintMet}</Spoken> : null}
            </span>
          </li>
        ))}
      </ul>
      <Spoken role="status">{hasTyped ? words.hintsMet(met, hints.length) : ''}</Spoken>
    </>
  )
}
