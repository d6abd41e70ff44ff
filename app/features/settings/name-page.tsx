import styles from '#app/features/account/account.module.css'
import { failure, unlessUnavailable } from '#app/features/account/form-actions.server.ts'
import { formReply } from '#app/features/account/form-reply.ts'
import { accountText } from '#app/features/account/messages.ts'
import { nameForm } from '#app/features/account/schema.ts'
import { metaWithoutTitle } from '#app/shell/page-meta.ts'
import { Button } from '#app/ui/button/button.tsx'
import { LevelFields } from '#app/ui/field/field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { readPostedForm } from '#kit/forms/posted-form.server.ts'
import { connectField } from '#kit/forms/sent-form.ts'
import { toProblems } from '#kit/forms/to-problems.ts'
import type { Route } from './+types/name-page.ts'
import { changeProfile } from './change-profile.server.ts'
import { settingsText } from './messages.ts'
import { SettingFrame } from './setting-frame.tsx'
import { describeSetting, readSettingRequest, redirectToSaved } from './setting-page.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { session } = await readSettingRequest(args, 'settings-name')
  const { firstName, lastName } = session.account
  return { ...(await describeSetting(args, 'name')), values: { firstName, lastName } }
}

export async function action(args: Route.ActionArgs) {
  const { services, session } = await readSettingRequest(args, 'settings-name')
  const values = Object.fromEntries(await readPostedForm(args.request))
  const form = nameForm.safeParse(values)
  if (!form.success) return failure(formReply({ problems: toProblems(form.error), values }))
  const { firstName: first_name, lastName: last_name } = form.data
  return unlessUnavailable(formReply({ problems: [], values }), services.log, async () => {
    await changeProfile(services.database, session.account.id, { first_name, last_name })
    return redirectToSaved('name')
  })
}

export const meta = metaWithoutTitle

export default function NamePage({ loaderData: { values }, actionData: reply }: Route.ComponentProps) {
  const form = reply ?? { values, problems: [] }
  const labels = accountText.fieldLabels
  return (
    <SettingFrame {...settingsText.pages.name} reply={reply}>
      <form className={styles.fields} method="post" noValidate>
        <LevelFields>
          <TextField
            {...connectField(form, 'firstName')}
            autoComplete="given-name"
            label={labels.firstName}
          />
          <TextField {...connectField(form, 'lastName')} autoComplete="family-name" label={labels.lastName} />
        </LevelFields>
        <Button fitContent type="submit">
          {settingsText.save}
        </Button>
      </form>
    </SettingFrame>
  )
}
