import { href } from 'react-router'
import { Button } from '#app/ui/button/button.tsx'
import { describedBy, FieldError } from '#app/ui/field/field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import type { SentForm } from '#kit/forms/sent-form.ts'
import styles from './drawing.module.css'
import { enterText } from './enter-messages.ts'

const { age } = enterText

const parts = [
  { name: 'month', autoComplete: 'bday-month', maxLength: 2 },
  { name: 'day', autoComplete: 'bday-day', maxLength: 2 },
  { name: 'year', autoComplete: 'bday-year', maxLength: 4 },
] as const

/** Asks for the date of birth, before anything else, in a way that suggests no answer. */
export function BirthdayForm({ reply }: { reply: SentForm | undefined }) {
  const [problem] = reply?.problems ?? []
  const words = { id: 'birthday', hint: age.hint, error: problem?.message }
  return (
    <form
      className={styles.form}
      method="post"
      action={href('/about/scholarship-drawing-rules/enter')}
      noValidate
    >
      <fieldset className={styles.date} {...describedBy(words)}>
        <legend>{age.legend}</legend>
        <p className={styles.hint} id="birthday-hint">
          {age.hint}
        </p>
        <FieldError {...words} />
        <div className={styles.parts}>
          {parts.map(({ name, ...rest }) => (
            <TextField
              {...rest}
              key={name}
              id={name}
              name={name}
              label={age[name]}
              inputMode="numeric"
              defaultValue={reply?.values[name]}
              aria-invalid={problem?.field === name || undefined}
            />
          ))}
        </div>
      </fieldset>
      <Button type="submit" name="step" value="birthday" fitContent>
        {age.next}
      </Button>
    </form>
  )
}
