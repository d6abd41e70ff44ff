import { href, useActionData, useLocation } from 'react-router'
import { Island } from '#app/islands/island.tsx'
import { usePageRender } from '#app/page-render.ts'
import { toPageTitle } from '#app/shell/page-title.ts'
import { usePublicSettings } from '#app/shell/public-settings.tsx'
import { otherFormAddress, returnUrl } from '#app/shell/return-url.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Button, ButtonLink } from '#app/ui/button/button.tsx'
import { Note } from '#app/ui/note/note.tsx'
import styles from './account.module.css'
import { buildBreadcrumbs } from './account-breadcrumbs.ts'
import AccountForm from './account-form.island.tsx'
import { AccountFrame } from './account-frame.tsx'
import { clearField } from './clear-field.ts'
import type { loadAccountPage } from './form-actions.server.ts'
import type { FormReply } from './form-reply.ts'
import { accountText } from './messages.ts'
import PasskeyButton from './passkeys/passkey-button.island.tsx'
import { SignOnLinks } from './sign-on/sign-on-links.tsx'
import type { Purpose } from './submit-remotely.ts'
import { TooYoung } from './too-young.tsx'

interface AccountPageProps {
  purpose: Purpose
  page: Awaited<ReturnType<typeof loadAccountPage>>['data']
}

/**
 * The page of /signup and /signin. Visitors who are already signed in get a sign-out button instead of the
 * form.
 */
export function AccountPage({
  purpose,
  page: { signedInAs, school, knownSchools, signOnServices, hasPasskeys, hasAnswers, isTooYoung },
}: AccountPageProps) {
  const { pathname, search } = useLocation()
  const { siteName, apiUrl } = usePublicSettings()
  const { productLinks, returnPages } = usePageRender()
  const reply = useActionData<FormReply>()
  const { title: name } = accountText[purpose]
  const address = { pathname, search }
  const otherForm = otherFormAddress(returnPages, purpose === 'signIn' ? '/signup' : '/signin', address)
  const returnTo = returnUrl(returnPages, address)
  const isRefused = isTooYoung && purpose === 'signUp' && signedInAs === null
  const heading = getHeading()
  return (
    <AccountFrame>
      {/* Set here because `meta` does not receive the result of the form's action. */}
      <title>{toPageTitle(heading, siteName, { hasErrors: reply !== undefined })}</title>
      <Breadcrumbs breadcrumbs={buildBreadcrumbs(productLinks, heading, pathname)} />
      {isRefused ? <TooYoung /> : null}
      {signedInAs === null && !isRefused ? (
        <>
          <Island
            name="account-form"
            of={AccountForm}
            props={{ purpose, reply, school, knownSchools, otherForm, returnTo }}
            // If accounts are on another host, only JavaScript can reach it.
            when={URL.canParse(apiUrl) ? 'idle' : 'input'}
          />
          {purpose === 'signIn' && hasPasskeys ? (
            <Island name="passkey-button" of={PasskeyButton} props={{ purpose: 'sign-in', returnTo }} />
          ) : null}
          <SignOnLinks services={signOnServices} pathname={pathname} search={search} />
          {hasAnswers ? <AnswersNote /> : null}
        </>
      ) : null}
      {signedInAs === null ? null : (
        <>
          <h1>{heading}</h1>
          <SignedIn name={signedInAs} />
        </>
      )}
    </AccountFrame>
  )

  function getHeading(): string {
    if (isRefused) return accountText.tooYoung.title
    return signedInAs === null ? name : accountText.signedIn.title
  }
}

/** Says what signing in does with the answers in this browser, and lets whose they are not clear them first. */
function AnswersNote() {
  return (
    <Note size="small">
      <p>
        <strong>{accountText.answers.title}</strong> {accountText.answers.text}
      </p>
      <form className={styles.clear} method="post">
        <Button fitContent name={clearField} size="small" type="submit" value="all" variant="white-ns">
          {accountText.answers.clear}
        </Button>
      </form>
    </Note>
  )
}

function SignedIn({ name }: { name: string }) {
  return (
    <>
      <p className={styles.intro}>{accountText.signedIn.as(name)}</p>
      <ButtonLink fitContent href={href('/dashboard')} withArrow>
        {accountText.signedIn.dashboard}
      </ButtonLink>
      <p>
        <a href={href('/recovery')}>{accountText.signedIn.changePassword}</a>
      </p>
      <form className={styles.form} method="post" action={href('/signout')}>
        <Button fitContent type="submit" variant="white">
          {accountText.signedIn.signOut}
        </Button>
      </form>
      <p>
        <a href={href('/')}>{accountText.signedIn.goHome}</a>
      </p>
    </>
  )
}
