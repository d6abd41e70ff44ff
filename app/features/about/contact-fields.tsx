import { Button } from '#app/ui/button/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { TextAreaField } from '#app/ui/field/text-area-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import styles from './about.module.css'
import { type Topic, topics } from './contact-form.ts'
import { words } from './contact-words.ts'
import { paths } from './paths.ts'

/** What a form that was not taken comes back with. */
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
  const problemOf = (id: string) => reply?.problems.find((problem) => problem.id === id)?.message
  return (
    <form className={styles.form} method="post" action={paths.contact} noValidate>
      <ErrorSummary problems={reply?.problems ?? []} />
      <SelectField
        id="topic"
        name="topic"
        label={words.topic}
        defaultValue={values.topic}
        error={problemOf('topic')}
        options={topics.map((topic) => ({ value: topic, label: words.topics[topic] }))}
      />
      {values.page ? (
        <TextField id="page" name="page" label={words.page} defaultValue={values.page} readOnly />
      ) : null}
      <TextAreaField
        id="message"
        name="message"
        rows={8}
        label={words.message}
        hint={words.messageHint}
        defaultValue={reply?.values.message}
        error={problemOf('message')}
      />
      <TextField
        id="replyTo"
        name="replyTo"
        type="email"
        autoComplete="email"
        label={words.replyTo}
        hint={words.replyToHint}
        defaultValue={reply?.values.replyTo}
        error={problemOf('replyTo')}
      />
      <div hidden>
        <TextField id="website" name="website" label={words.website} autoComplete="off" tabIndex={-1} />
      </div>
      <Button type="submit" fitContent>
        {words.send}
      </Button>
    </form>
  )
}
