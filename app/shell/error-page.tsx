import { href, isRouteErrorResponse } from 'react-router'
import { usePagePrint } from '#app/page-print.ts'
import { ButtonLink, ReloadButton } from '#app/ui/button/button.tsx'
import { Illustration, type IllustrationName } from '#app/ui/illustration/illustration.tsx'
import { Container, Section } from '#app/ui/page/page.tsx'
import styles from './error-page.module.css'
import { messages } from './messages.ts'
import { toPageTitle } from './page-title.ts'
import { usePublicSettings } from './public-settings.tsx'

/** The page a visitor sees after an error: it offers ways to continue and no details of the error. */
export function ErrorPage({ error }: { error: unknown }) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return isMissing ? <NotFoundPage /> : <FailedPage error={error} />
}

export function NotFoundPage() {
  return (
    <Notice code="404" title={messages.notFound.title} text={messages.notFound.text} illustration="letter">
      <ButtonLink href={href('/')} fitContent>
        {messages.notFound.home}
      </ButtonLink>
      <ButtonLink href={href('/student-loans')} variant="white" fitContent>
        {messages.notFound.loans}
      </ButtonLink>
    </Notice>
  )
}

/** @param error a 503 that the site itself threw says in its data what happened */
function FailedPage({ error }: { error: unknown }) {
  const { siteName } = usePublicSettings()
  const { isOutage } = usePagePrint()
  const said = isRouteErrorResponse(error) && error.status === 503 ? String(error.data) : undefined
  return (
    <Notice
      code={isOutage || said ? '503' : '500'}
      title={messages.failed.title}
      text={said ?? messages.failed.text}
      illustration="step"
    >
      <title>{toPageTitle(messages.failed.title, siteName)}</title>
      <meta name="description" content={messages.failed.text} />
      <ReloadButton>{messages.failed.again}</ReloadButton>
      <ButtonLink href={href('/')} variant="white" fitContent>
        {messages.failed.home}
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
