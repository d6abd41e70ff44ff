import { href } from 'react-router'
import { Button } from '#app/ui/button/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { TextAreaField } from '#app/ui/field/text-area-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import styles from './about.module.css'
import { type Topic, topics } from './contact-form.ts'
import { messages } from './contact-messages.ts'

/** What the form shows again after the server refused it. */
export interface ContactReply {
  values: Readonly<Record<string, string>>
  problems: readonly { id?: string; message: string }[]
}

interface ContactFieldsProps {
  start: { topic: Topic; page: string }
  reply: ContactReply | undefined
}

export function ContactFields({ start, reply }: ContactFieldsProps) {
  const values = { ...start, ...reply?.values }
  const findFieldProblem = (id: string) => reply?.problems.find((problem) => problem.id === id)?.message
  return (
    <form className={styles.form} method="post" action={href('/about/contact')} noValidate>
      <ErrorSummary problems={reply?.problems ?? []} />
      <SelectField
        id="topic"
        name="topic"
        label={messages.topic}
        defaultValue={values.topic}
        error={findFieldProblem('topic')}
        options={topics.map((topic) => ({ value: topic, label: messages.topics[topic] }))}
      />
      {values.page ? (
        <TextField id="page" name="page" label={messages.page} defaultValue={values.page} readOnly />
      ) : null}
      <TextAreaField
        id="message"
        name="message"
        rows={8}
        label={messages.message}
        hint={messages.messageHint}
        defaultValue={reply?.values.message}
        error={findFieldProblem('message')}
      />
      <TextField
        id="replyTo"
        name="replyTo"
        type="email"
        autoComplete="email"
        label={messages.replyTo}
        hint={messages.replyToHint}
        defaultValue={reply?.values.replyTo}
        error={findFieldProblem('replyTo')}
      />
      <div hidden>
        <TextField id="website" name="website" label={messages.website} autoComplete="off" tabIndex={-1} />
      </div>
      <Button type="submit" fitContent>
        {messages.send}
      </Button>
    </form>
  )
}
