import styles from '#app/features/account/account.module.css'
import { failure, unlessUnavailable } from '#app/features/account/form-actions.server.ts'
import { formReply } from '#app/features/account/form-reply.ts'
import { accountText } from '#app/features/account/messages.ts'
import { SchoolChoices } from '#app/features/account/school-choices.tsx'
import { readSchool, toChoice } from '#app/features/account/school-field.server.ts'
import { describeKnownSchools } from '#app/features/schools/known-schools.ts'
import SchoolPicker from '#app/features/schools/school-picker.island.tsx'
import { Island } from '#app/islands/island.tsx'
import { metaWithoutTitle } from '#app/shell/page-meta.ts'
import { Button } from '#app/ui/button/button.tsx'
import { readPostedForm } from '#kit/forms/posted-form.server.ts'
import { findProblem } from '#kit/forms/sent-form.ts'
import type { Route } from './+types/school-page.ts'
import { changeProfile } from './change-profile.server.ts'
import { settingsText } from './messages.ts'
import { SettingFrame } from './setting-frame.tsx'
import { describeSetting, readSettingRequest, redirectToSaved } from './setting-page.server.ts'

const field = 'schoolAttendedOpeid'

export async function loader(args: Route.LoaderArgs) {
  const { services, session } = await readSettingRequest(args, 'settings-school')
  const school = services.schools.byOpeid(session.account.opeid)
  return {
    ...(await describeSetting(args, 'school')),
    school: school ? toChoice(school) : null,
    known: describeKnownSchools(services.schools),
  }
}

export async function action(args: Route.ActionArgs) {
  const { services, session } = await readSettingRequest(args, 'settings-school')
  const values = Object.fromEntries(await readPostedForm(args.request))
  const school = readSchool(services.schools, {
    opeid: values[field]?.trim() ?? '',
    keywords: values.keywords?.trim() ?? '',
  })
  const reply = formReply({ problems: school.problem ? [school.problem] : [], values, school })
  if (school.problem) return failure(reply)
  return unlessUnavailable(reply, services.log, async () => {
    await changeProfile(services.database, session.account.id, { opeid: school.picked?.opeid ?? '' })
    return redirectToSaved('school')
  })
}

export const meta = metaWithoutTitle

export default function SchoolPage({
  loaderData: { school, known },
  actionData: reply,
}: Route.ComponentProps) {
  const error = findProblem(reply, field)
  const label = accountText.fieldLabels[field]
  return (
    <SettingFrame {...settingsText.pages.school} reply={reply}>
      <form className={styles.fields} method="post" noValidate>
        {reply && reply.school.choices.length > 0 ? (
          <SchoolChoices id={field} label={label} error={error} choices={reply.school.choices} />
        ) : (
          <Island
            name="school-picker"
            of={SchoolPicker}
            props={{
              id: field,
              name: field,
              label,
              error,
              known,
              defaultSchool: reply ? reply.school.picked : school,
              defaultKeywords: reply?.values.keywords ?? '',
            }}
          />
        )}
        <Button fitContent type="submit">
          {settingsText.save}
        </Button>
      </form>
    </SettingFrame>
  )
}
