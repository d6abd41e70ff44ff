import { href } from 'react-router'
import { Button } from '#app/ui/button/button.tsx'
import { Checkbox } from '#app/ui/choice/checkbox.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { type Drawing, lastDayOfAddresses } from '#domain/drawing/drawing.ts'
import { connectField, type SentForm } from '#kit/forms/sent-form.ts'
import styles from './drawing.module.css'
import { enterText } from './enter-messages.ts'

interface EntryFieldsProps {
  drawing: Pick<Drawing, 'closesOn'>
  reply: SentForm | undefined
}

/** The free entry form, after the age check. */
export function EntryFields({ drawing, reply }: EntryFieldsProps) {
  const { entry } = enterText
  const { defaultValue: agrees, ...agree } = connectField(reply, 'agree')
  return (
    <form
      className={styles.form}
      method="post"
      action={href('/about/scholarship-drawing-rules/enter')}
      noValidate
    >
      <TextField
        {...connectField(reply, 'email')}
        type="email"
        autoComplete="email"
        label={entry.email}
        hint={entry.emailHint(lastDayOfAddresses(drawing))}
      />
      <Checkbox {...agree} defaultChecked={agrees === 'yes'} label={entry.agree} value="yes" />
      <p>
        <a href={href('/about/scholarship-drawing-rules')}>{enterText.rules}</a>
      </p>
      <Button type="submit" name="step" value="entry" fitContent>
        {entry.send}
      </Button>
    </form>
  )
}
