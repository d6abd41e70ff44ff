import { href } from 'react-router'
import { Button } from '#app/ui/button/button.tsx'
import { Checkbox } from '#app/ui/choice/checkbox.tsx'
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { type Drawing, lastDayOfAddresses } from '#domain/drawing/drawing.ts'
import styles from './drawing.module.css'
import type { EntryReply } from './enter-form.ts'
import { messages } from './enter-messages.ts'

interface EntryFieldsProps {
  drawing: Pick<Drawing, 'closesOn'>
  reply: EntryReply | undefined
}

/** The free entry form, after the age check. */
export function EntryFields({ drawing, reply }: EntryFieldsProps) {
  const { entry } = messages
  const findProblem = (id: string) => reply?.problems.find((problem) => problem.id === id)?.message
  return (
    <form
      className={styles.form}
      method="post"
      action={href('/about/scholarship-drawing-rules/enter')}
      noValidate
    >
      <ErrorSummary problems={reply?.problems ?? []} />
      <TextField
        id="email"
        name="email"
        type="email"
        autoComplete="email"
        label={entry.email}
        hint={entry.emailHint(lastDayOfAddresses(drawing))}
        defaultValue={reply?.values.email}
        error={findProblem('email')}
      />
      <Checkbox
        id="agree"
        name="agree"
        value="yes"
        label={entry.agree}
        defaultChecked={reply?.values.agree === 'yes'}
        error={findProblem('agree')}
      />
      <p>
        <a href={href('/about/scholarship-drawing-rules')}>{messages.rules}</a>
      </p>
      <Button type="submit" name="step" value="entry" fitContent>
        {entry.send}
      </Button>
    </form>
  )
}
