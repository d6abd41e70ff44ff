import { useActionData, useLocation } from 'react-router'
import { Island } from '#app/islands/island.tsx'
import { usePublicSettings } from '#app/shell/public-settings.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { Container, Section } from '#app/ui/page/page.tsx'
import styles from './account.module.css'
import AccountForm from './account-form.island.tsx'
import type { loadAccountPage } from './form-actions.server.ts'
import type { FormReply } from './form-reply.ts'
import type { Purpose } from './submit-remotely.ts'
import { words } from './words.ts'

interface AccountPageProps {
  purpose: Purpose
  page: Awaited<ReturnType<typeof loadAccountPage>>['data']
}

/** /signup and /signin: title, heading, what went wrong, the form. Whoever is signed in needs none, but a way out. */
export function AccountPage({ purpose, page: { signedInAs, school, knownSchools } }: AccountPageProps) {
  const { pathname, search } = useLocation()
  const { siteName, apiUrl } = usePublicSettings()
  const reply = useActionData<FormReply>()
  const { title: name } = words[purpose]
  const heading = signedInAs === null ? name : words.signIn.alreadyTitle
  const title = words.title(heading, siteName)
  return (
    <Section space="page">
      {/* Not in `meta`: only the component sees what the form's action answered. */}
      <title>{reply ? words.errorTitle(title) : title}</title>
      <Container className={styles.page} width="question">
        <Breadcrumbs breadcrumbs={[{ name, item: pathname }]} />
        {signedInAs === null ? (
          <Island
            name="account-form"
            of={AccountForm}
            props={{ purpose, reply, school, knownSchools, pathname, search }}
            // Where the accounts are on another host only script can reach it.
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
      <p className={styles.intro}>{words.signIn.alreadyAs(name)}</p>
      <form className={styles.form} method="post" action="/signout">
        <Button type="submit" variant="white">
          {words.signIn.signOut}
        </Button>
      </form>
      <p>
        <a href="/">{words.signIn.goHome}</a>
      </p>
    </>
  )
}
