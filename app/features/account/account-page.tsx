import { href, useActionData, useLocation } from 'react-router'
import { Island } from '#app/islands/island.tsx'
import { toPageTitle } from '#app/shell/page-title.ts'
import { usePublicSettings } from '#app/shell/public-settings.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { Container, Section } from '#app/ui/page/page.tsx'
import styles from './account.module.css'
import AccountForm from './account-form.island.tsx'
import type { loadAccountPage } from './form-actions.server.ts'
import type { FormReply } from './form-reply.ts'
import { messages } from './messages.ts'
import type { Purpose } from './submit-remotely.ts'

interface AccountPageProps {
  purpose: Purpose
  page: Awaited<ReturnType<typeof loadAccountPage>>['data']
}

/**
 * The page of /signup and /signin. Visitors who are already signed in get a sign-out button instead of the
 * form.
 */
export function AccountPage({ purpose, page: { signedInAs, school, knownSchools } }: AccountPageProps) {
  const { pathname, search } = useLocation()
  const { siteName, apiUrl } = usePublicSettings()
  const reply = useActionData<FormReply>()
  const { title: name } = messages[purpose]
  const heading = signedInAs === null ? name : messages.signIn.alreadyTitle
  return (
    <Section space="page">
      {/* Set here because `meta` does not receive the result of the form's action. */}
      <title>{toPageTitle(heading, siteName, { hasErrors: reply !== undefined })}</title>
      <Container className={styles.page} width="question">
        <Breadcrumbs breadcrumbs={[{ name, item: pathname }]} />
        {signedInAs === null ? (
          <Island
            name="account-form"
            of={AccountForm}
            props={{ purpose, reply, school, knownSchools, pathname, search }}
            // If accounts are on another host, only JavaScript can reach it.
            when={URL.canParse(apiUrl) ? 'idle' : 'input'}
          />
        ) : (
          <>
            <h1>{heading}</h1>
            <SignedIn name={signedInAs} />
          </>
        )}
      </Container>
    </Section>
  )
}

function SignedIn({ name }: { name: string }) {
  return (
    <>
      <p className={styles.intro}>{messages.signIn.alreadyAs(name)}</p>
      <form className={styles.form} method="post" action={href('/signout')}>
        <Button type="submit" variant="white">
          {messages.signIn.signOut}
        </Button>
      </form>
      <p>
        <a href={href('/')}>{messages.signIn.goHome}</a>
      </p>
    </>
  )
}
