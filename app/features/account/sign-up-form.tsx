import type { KnownSchools } from '#app/features/schools/known-schools.ts'
import { SchoolPicker } from '#app/features/schools/school-picker.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { LevelFields } from '#app/ui/field/field.tsx'
import { PasswordField } from '#app/ui/field/password-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { connectField, findProblem } from '#kit/forms/sent-form.ts'
import styles from './account.module.css'
import { AgeField } from './age-field.tsx'
import type { SchoolChoice } from './form-reply.ts'
import { accountText } from './messages.ts'
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
  onInput,
  otherForm,
  school: known,
  knownSchools,
  onSearchError,
}: SignUpFormProps) {
  const labels = accountText.fieldLabels
  const school = {
    id: 'schoolAttendedOpeid',
    label: labels.schoolAttendedOpeid,
    error: findProblem(reply, 'schoolAttendedOpeid'),
  }

  return (
    <>
      <p className={styles.intro}>{accountText.signUp.intro}</p>
      {reply?.accountExists ? null : (
        <p>
          {accountText.signUp.haveOne} <a href={otherForm}>{accountText.signUp.signInInstead}</a>
        </p>
      )}
      <form className={styles.form} method="post" noValidate onSubmit={onSubmit} onInput={onInput}>
        <AgeField reply={reply} />
        <TextField
          {...connectField(reply, 'email')}
          type="email"
          autoComplete="email"
          label={labels.email}
          hint={accountText.emailHint}
        />
        <LevelFields>
          <TextField
            {...connectField(reply, 'firstName')}
            autoComplete="given-name"
            label={labels.firstName}
          />
          <TextField
            {...connectField(reply, 'lastName')}
            autoComplete="family-name"
            label={labels.lastName}
          />
        </LevelFields>
        <NewPasswordField {...connectField(reply, 'password')} label={labels.password} />
        <PasswordField
          {...connectField(reply, 'confirmPassword')}
          autoComplete="new-password"
          label={labels.confirmPassword}
        />
        {reply && reply.school.choices.length > 0 ? (
          <SchoolChoices {...school} choices={reply.school.choices} />
        ) : (
          <SchoolPicker
            {...school}
            hint={accountText.schoolHint}
            known={knownSchools}
            onSearchError={onSearchError}
            defaultSchool={reply ? reply.school.picked : known}
            defaultKeywords={reply?.values.keywords ?? ''}
          />
        )}
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting ? accountText.signUp.submitting : accountText.signUp.submit}
        </Button>
      </form>
    </>
  )
}
