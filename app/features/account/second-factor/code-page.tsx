import { href, useLocation } from 'react-router'
import styles from '#app/features/account/account.module.css'
import { FormPage } from '#app/features/account/form-page.tsx'
import type { FormReply } from '#app/features/account/form-reply.ts'
import { usePageRender } from '#app/page-render.ts'
import { metaWithoutTitle } from '#app/shell/page-meta.ts'
import { usePublicSettings } from '#app/shell/public-settings.tsx'
import { otherFormAddress } from '#app/shell/return-url.ts'
import { Button, ButtonLink } from '#app/ui/button/button.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { connectField, findProblem } from '#kit/forms/sent-form.ts'
import type { Route } from './+types/code-page.ts'
import { loadCodePage, submitCode } from './code-actions.server.ts'
import { secondFactorText } from './messages.ts'
import { pendingMinutes } from './pending-minutes.ts'

export function loader(args: Route.LoaderArgs) {
  return loadCodePage(args)
}

export function action(args: Route.ActionArgs) {
  return submitCode(args)
}

/** Passes on how long to wait before the next try. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export const meta = metaWithoutTitle

const { code } = secondFactorText

/** The second step of a sign-in. */
export default function CodePage({ loaderData: { isWaiting }, actionData: reply }: Route.ComponentProps) {
  const { siteName } = usePublicSettings()
  const { returnPages } = usePageRender()
  const signIn = otherFormAddress(returnPages, '/signin', useLocation())
  const page = { name: code.title, pathname: href('/signin/code') }
  if (!isWaiting)
    return (
      <FormPage {...page} heading={code.endedTitle} lead={code.ended(pendingMinutes)}>
        <ButtonLink fitContent href={signIn}>
          {code.signIn}
        </ButtonLink>
      </FormPage>
    )
  return (
    <FormPage {...page} heading={code.title} lead={code.lead(siteName)} reply={reply}>
      <form className={styles.form} method="post" noValidate>
        <TextField
          {...connectField(reply, 'code')}
          autoComplete="one-time-code"
          inputMode="numeric"
          label={code.field}
        />
        <Button type="submit">{code.submit}</Button>
      </form>
      <RecoveryForm reply={reply} />
      <p>
        <a href={signIn}>{code.startOver}</a>
      </p>
    </FormPage>
  )
}

/** For a visitor without the app, behind a line that opens when the last code of this form was wrong. */
function RecoveryForm({ reply }: { reply: FormReply | undefined }) {
  return (
    <Details open={findProblem(reply, 'recoveryCode') !== undefined} summary={code.noApp}>
      <form className={styles.fields} method="post" noValidate>
        <p>{code.recoveryLead}</p>
        <TextField {...connectField(reply, 'recoveryCode')} autoComplete="off" label={code.recoveryField} />
        <Button type="submit" variant="white">
          {code.recoverySubmit}
        </Button>
        <p>
          {code.noCodes} <a href={href('/about/contact')}>{code.contact}</a>, {code.contactWhy}
        </p>
      </form>
    </Details>
  )
}
