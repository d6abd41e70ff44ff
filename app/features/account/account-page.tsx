import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { usePublicSettings } from '#app/shell/public-settings.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Container, Section } from '#app/ui/page/page.tsx'
import styles from './account.module.css'
import type { FormProblem, FormReply } from './form-reply.ts'
import { words } from './words.ts'

interface AccountPageProps {
  words: { title: string }
  reply: FormReply | undefined
  /** Whoever is signed in already needs no form, but a way out: also where no script greets them. */
  signedInAs: string | null
  children: ReactNode
}

/** The frame of /signup and /signin: title, heading, what went wrong, the form. */
export function AccountPage({ words: page, reply, signedInAs, children }: AccountPageProps) {
  const { pathname } = useLocation()
  const { siteName } = usePublicSettings()
  const heading = signedInAs === null ? page.title : words.signIn.alreadyTitle
  const title = words.title(heading, siteName)
  return (
    <Section space="page">
      {/* Not in `meta`: only the component sees what the form's action answered. */}
      <title>{reply ? words.errorTitle(title) : title}</title>
      <Container className={styles.page} width="question">
        <Breadcrumbs breadcrumbs={[{ name: page.title, item: pathname }]} />
        {reply ? (
          <ErrorSummary
            title={reply.title}
            problems={reply.problems.map((problem) => ({ id: problem.field, message: summaryLine(problem) }))}
          />
        ) : null}
        {reply?.accountExists ? <AccountExists /> : null}
        <h1>{heading}</h1>
        {signedInAs === null ? children : <SignedIn name={signedInAs} />}
      </Container>
    </Section>
  )
}

/** The words beside the field, and which field where they fit any. */
function summaryLine({ field, message }: FormProblem): string {
  const label = Object.entries(words.fieldLabels).find(([name]) => name === field)?.[1]
  return label && message === words.required ? `${label}: ${message}` : message
}

function AccountExists() {
  const { search } = useLocation()
  return (
    <Note tone="warn" size="small">
      <p>
        {words.signUp.passwordDiffers} <Link to={`/signin${search}`}>{words.signUp.signInInstead}</Link>
      </p>
    </Note>
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
        <Link to="/">{words.signIn.goHome}</Link>
      </p>
    </>
  )
}
