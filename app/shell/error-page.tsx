import { isRouteErrorResponse } from 'react-router'
import { ButtonLink, ReloadButton } from '#app/ui/button/button.tsx'
import { Illustration, type IllustrationName } from '#app/ui/illustration/illustration.tsx'
import { Container, Section } from '#app/ui/page/page.tsx'
import styles from './error-page.module.css'
import { words } from './words.ts'

/** What a visitor sees of an error: a way on, and nothing of the error itself. */
export function ErrorPage({ error }: { error: unknown }) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return isMissing ? <NotFoundPage /> : <FailedPage />
}

export function NotFoundPage() {
  return (
    <Notice code="404" title={words.notFound.title} text={words.notFound.text} illustration="letter">
      <ButtonLink href="/" fitContent>
        {words.notFound.home}
      </ButtonLink>
      <ButtonLink href="/student-loans" variant="white" fitContent>
        {words.notFound.loans}
      </ButtonLink>
    </Notice>
  )
}

function FailedPage() {
  return (
    <Notice code="500" title={words.failed.title} text={words.failed.text} illustration="step">
      <title>{words.failed.title}</title>
      <meta name="description" content={words.failed.text} />
      <ReloadButton>{words.failed.again}</ReloadButton>
      <ButtonLink href="/" variant="white" fitContent>
        {words.failed.home}
      </ButtonLink>
    </Notice>
  )
}

interface NoticeProps {
  code: string
  title: string
  text: string
  illustration: IllustrationName
  children: React.ReactNode
}

function Notice({ code, title, text, illustration, children }: NoticeProps) {
  return (
    <Section>
      <Container className={styles.notice}>
        <div>
          <p className={styles.code}>{code}</p>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.text}>{text}</p>
          <div className={styles.ways}>{children}</div>
        </div>
        <Illustration className={styles.drawing} name={illustration} />
      </Container>
    </Section>
  )
}
