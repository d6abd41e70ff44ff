import { Form, Link, useActionData, useLocation, useNavigation } from 'react-router'
import { SchoolPicker } from '#app/features/schools/school-picker.tsx'
import { metaBesideTitle } from '#app/shell/page-meta.ts'
import { Button } from '#app/ui/button/button.tsx'
import { PasswordField } from '#app/ui/field/password-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import type { Route } from './+types/signup-page.ts'
import styles from './account.module.css'
import { AccountPage } from './account-page.tsx'
import { loadAccountPage, submitSignUp } from './form-actions.server.ts'
import { problemOf } from './form-reply.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { SchoolChoices } from './school-choices.tsx'
import { useRemoteSubmit } from './use-remote-submit.ts'
import { words } from './words.ts'

export function loader(args: Route.LoaderArgs) {
  return loadAccountPage(args, words.signUp)
}

export function action(args: Route.ActionArgs) {
  return submitSignUp(args)
}

export const meta = metaBesideTitle

export default function SignUpPage({ loaderData }: Route.ComponentProps) {
  const { search } = useLocation()
  const remote = useRemoteSubmit('sign up')
  const answered = useActionData<typeof action>()
  const reply = remote.reply ?? answered
  const isSubmitting = useNavigation().formMethod === 'POST' || remote.isSubmitting
  const labels = words.fieldLabels
  const school = {
    id: 'schoolAttendedOpeid',
    label: labels.schoolAttendedOpeid,
    error: problemOf(reply, 'schoolAttendedOpeid'),
  }

  return (
    <AccountPage words={words.signUp} reply={reply} signedInAs={loaderData.signedInAs}>
      <p className={styles.intro}>{words.signUp.intro}</p>
      {reply?.accountExists ? null : (
        <p>
          {words.signUp.haveOne} <Link to={`/signin${search}`}>{words.signUp.signInInstead}</Link>
        </p>
      )}
      <Form className={styles.form} method="post" noValidate onSubmit={remote.onSubmit}>
        <TextField
          id="email"
          name="email"
          type="email"
          autoComplete="email"
          label={labels.email}
          hint={words.emailHint}
          defaultValue={reply?.values.email}
          error={problemOf(reply, 'email')}
        />
        <div className={styles.names}>
          <TextField
            id="firstName"
            name="firstName"
            autoComplete="given-name"
            label={labels.firstName}
            defaultValue={reply?.values.firstName}
            error={problemOf(reply, 'firstName')}
          />
          <TextField
            id="lastName"
            name="lastName"
            autoComplete="family-name"
            label={labels.lastName}
            defaultValue={reply?.values.lastName}
            error={problemOf(reply, 'lastName')}
          />
        </div>
        <NewPasswordField
          id="password"
          name="password"
          label={labels.password}
          error={problemOf(reply, 'password')}
        />
        <PasswordField
          id="confirmPassword"
          name="confirmPassword"
          autoComplete="new-password"
          label={labels.confirmPassword}
          error={problemOf(reply, 'confirmPassword')}
        />
        {reply && reply.school.choices.length > 0 ? (
          <SchoolChoices {...school} choices={reply.school.choices} />
        ) : (
          <SchoolPicker
            {...school}
            hint={words.schoolHint}
            known={loaderData.knownSchools}
            defaultSchool={reply ? reply.school.picked : loaderData.school}
            defaultKeywords={reply?.values.keywords ?? ''}
          />
        )}
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting ? words.signUp.submitting : words.signUp.submit}
        </Button>
      </Form>
    </AccountPage>
  )
}
