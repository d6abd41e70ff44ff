import { href } from 'react-router'
import { Button } from '#app/ui/button/button.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { TextAreaField } from '#app/ui/field/text-area-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { connectField, type SentForm } from '#kit/forms/sent-form.ts'
import styles from './about.module.css'
import { type Topic, topics } from './contact-form.ts'
import { contactText } from './contact-messages.ts'

interface ContactFieldsProps {
  start: { topic: Topic; page: string }
  /** Undefined before the form was sent. */
  reply: SentForm | undefined
}

export function ContactFields({ start, reply }: ContactFieldsProps) {
  const form = { values: { ...start, ...reply?.values }, problems: reply?.problems ?? [] }
  return (
    <form className={styles.form} method="post" action={href('/about/contact')} noValidate>
      <SelectField
        {...connectField(form, 'topic')}
        label={contactText.topic}
        options={topics.map((topic) => ({ value: topic, label: contactText.topics[topic] }))}
      />
      {form.values.page ? (
        <TextField {...connectField(form, 'page')} label={contactText.page} readOnly />
      ) : null}
      <TextAreaField
        {...connectField(form, 'message')}
        rows={8}
        label={contactText.message}
        hint={contactText.messageHint}
      />
      <TextField
        {...connectField(form, 'replyTo')}
        type="email"
        autoComplete="email"
        label={contactText.replyTo}
        hint={contactText.replyToHint}
      />
      <div hidden>
        <TextField id="website" name="website" label={contactText.website} autoComplete="off" tabIndex={-1} />
      </div>
      <Button type="submit" fitContent>
        {contactText.send}
      </Button>
    </form>
  )
}
