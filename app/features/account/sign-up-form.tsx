import type { KnownSchools } from '#app/features/schools/known-schools.ts'
import { SchoolPicker } from '#app/features/schools/school-picker.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { PasswordField } from '#app/ui/field/password-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import styles from './account.module.css'
import { findProblem, type SchoolChoice } from './form-reply.ts'
import { messages } from './messages.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { SchoolChoices } from './school-choices.tsx'
import type { AccountFormState } from './use-remote-submit.ts'

interface SignUpFormProps extends AccountFormState {
  school: SchoolChoice | null
  knownSchools: KnownSchools
  onSearchError: (message: string) => void
}

export function SignUpForm({
  reply,
  isSubmitting,
  onSubmit,
  otherForm,
  school: known,
  knownSchools,
  onSearchError,
}: SignUpFormProps) {
  const labels = messages.fieldLabels
  const school = {
    id: 'schoolAttendedOpeid',
    label: labels.schoolAttendedOpeid,
    error: findProblem(reply, 'schoolAttendedOpeid'),
  }

  return (
    <>
      <p className={styles.intro}>{messages.signUp.intro}</p>
      {reply?.accountExists ? null : (
        <p>
          {messages.signUp.haveOne} <a href={otherForm}>{messages.signUp.signInInstead}</a>
        </p>
      )}
      <form className={styles.form} method="post" noValidate onSubmit={onSubmit}>
        <TextField
          id="email"
          name="email"
          type="email"
          autoComplete="email"
          label={labels.email}
          hint={messages.emailHint}
          defaultValue={reply?.values.email}
          error={findProblem(reply, 'email')}
        />
        <div className={styles.names}>
          <TextField
            id="firstName"
            name="firstName"
            autoComplete="given-name"
            label={labels.firstName}
            defaultValue={reply?.values.firstName}
            error={findProblem(reply, 'firstName')}
          />
          <TextField
            id="lastName"
            name="lastName"
            autoComplete="family-name"
            label={labels.lastName}
            defaultValue={reply?.values.lastName}
            error={findProblem(reply, 'lastName')}
          />
        </div>
        <NewPasswordField
          id="password"
          name="password"
          label={labels.password}
          error={findProblem(reply, 'password')}
        />
        <PasswordField
          id="confirmPassword"
          name="confirmPassword"
          autoComplete="new-password"
          label={labels.confirmPassword}
          error={findProblem(reply, 'confirmPassword')}
        />
        {reply && reply.school.choices.length > 0 ? (
          <SchoolChoices {...school} choices={reply.school.choices} />
        ) : (
          <SchoolPicker
            {...school}
            hint={messages.schoolHint}
            known={knownSchools}
            onSearchError={onSearchError}
            defaultSchool={reply ? reply.school.picked : known}
            defaultKeywords={reply?.values.keywords ?? ''}
          />
        )}
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting ? messages.signUp.submitting : messages.signUp.submit}
        </Button>
      </form>
    </>
  )
}
