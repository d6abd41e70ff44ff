import { href, isRouteErrorResponse } from 'react-router'
import { usePageRender } from '#app/page-render.ts'
import { ButtonLink, ReloadButton } from '#app/ui/button/button.tsx'
import { Illustration, type IllustrationName } from '#app/ui/illustration/illustration.tsx'
import { Container, Section } from '#app/ui/page/page.tsx'
import styles from './error-page.module.css'
import { shellText } from './messages.ts'
import { toPageTitle } from './page-title.ts'
import { usePublicSettings } from './public-settings.tsx'

/** The page a visitor sees after an error: it offers ways to continue and no details of the error. */
export function ErrorPage({ error }: { error: unknown }) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return isMissing ? <NotFoundPage /> : <FailedPage error={error} />
}

export function NotFoundPage() {
  return (
    <Notice
      code="404"
      title={shellText.notFound.title}
      text={shellText.notFound.text}
      illustration="magnifier"
    >
      <ButtonLink href={href('/')} fitContent>
        {shellText.notFound.home}
      </ButtonLink>
      <ButtonLink href={href('/student-loans')} variant="white" fitContent>
        {shellText.notFound.loans}
      </ButtonLink>
    </Notice>
  )
}

/** @param error a 503 that the site itself threw says in its data what happened */
function FailedPage({ error }: { error: unknown }) {
  const { siteName } = usePublicSettings()
  const { isOutage } = usePageRender()
  const said = isRouteErrorResponse(error) && error.status === 503 ? String(error.data) : undefined
  return (
    <Notice
      code={isOutage || said ? '503' : '500'}
      title={shellText.failed.title}
      text={said ?? shellText.failed.text}
      illustration="umbrella"
    >
      <title>{toPageTitle(shellText.failed.title, siteName)}</title>
      <meta name="description" content={shellText.failed.text} />
      <ReloadButton>{shellText.failed.again}</ReloadButton>
      <ButtonLink href={href('/')} variant="white" fitContent>
        {shellText.failed.home}
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
