import { useState } from 'react'
import type { KnownSchools } from '#app/features/schools/known-schools.ts'
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx'
import { Note } from '#app/ui/note/note.tsx'
import type { Problem } from '#kit/forms/sent-form.ts'
import styles from './account.module.css'
import type { FormReply, SchoolChoice } from './form-reply.ts'
import { accountText } from './messages.ts'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import type { Purpose } from './submit-remotely.ts'
import { useMendedReply, useRemoteSubmit } from './use-remote-submit.ts'

interface AccountFormProps {
  purpose: Purpose
  /** The action's response to the submitted form. */
  reply: FormReply | undefined
  school: SchoolChoice | null
  knownSchools: KnownSchools
  /** The address of the other form, to sign in or up. */
  otherForm: string
  /** The address to go to after it. */
  returnTo: string
}

/** The heading, the problems, and the form of /signup or /signin. */
export default function AccountForm({ purpose, school, knownSchools, ...props }: AccountFormProps) {
  const { otherForm, returnTo } = props
  const remote = useRemoteSubmit(purpose, returnTo)
  const reply = remote.reply ?? props.reply
  const [searchError, setSearchError] = useState('')
  const { shown, onInput } = useMendedReply(purpose, reply)
  const { isSubmitting, onSubmit } = remote
  const form = { reply: shown, isSubmitting, onSubmit, onInput, otherForm }
  return (
    <div className={styles.page}>
      {reply ? (
        <ErrorSummary
          title={reply.title}
          problems={reply.problems.map((problem) => ({ ...problem, message: summaryLine(problem) }))}
        />
      ) : null}
      <ErrorSummary
        takesFocus={false}
        problems={searchError ? [{ field: 'schoolAttendedOpeid', message: searchError }] : []}
      />
      {reply?.accountExists ? (
        <Note tone="warn" size="small">
          <p>
            {accountText.signUp.passwordDiffers} <a href={otherForm}>{accountText.signUp.signInInstead}</a>
          </p>
        </Note>
      ) : null}
      <h1>{accountText[purpose].title}</h1>
      {purpose === 'signUp' ? (
        <SignUpForm {...form} school={school} knownSchools={knownSchools} onSearchError={setSearchError} />
      ) : (
        <SignInForm {...form} />
      )}
    </div>
  )
}

/**
 * Returns the text for the error summary, preceded by the field's label if the text fits more than one field.
 */
function summaryLine({ field, message }: Problem): string {
  const label = Object.entries(accountText.fieldLabels).find(([name]) => name === field)?.[1]
  return label && message === accountText.required ? `${label}: ${message}` : message
}
