import type { ReactNode } from 'react'
import { usePageRender } from '#app/page-render.ts'
import { toPageTitle } from '#app/shell/page-title.ts'
import { usePublicSettings } from '#app/shell/public-settings.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx'
import styles from './account.module.css'
import { buildBreadcrumbs } from './account-breadcrumbs.ts'
import { AccountFrame } from './account-frame.tsx'
import type { FormReply } from './form-reply.ts'

interface FormPageProps {
  /** The page's name in its breadcrumbs. */
  name: string
  pathname: string
  heading: string
  lead: string
  reply?: FormReply | undefined
  children: ReactNode
}

/** A narrow page with a heading, a sentence, and a form or what follows it. */
export function FormPage({ name, pathname, heading, lead, reply, children }: FormPageProps) {
  const { siteName } = usePublicSettings()
  const { productLinks } = usePageRender()
  const problems = reply?.problems ?? []
  return (
    <AccountFrame>
      {/* Set here because `meta` does not receive the result of the form's action. */}
      <title>{toPageTitle(heading, siteName, { hasErrors: problems.length > 0 })}</title>
      <Breadcrumbs breadcrumbs={buildBreadcrumbs(productLinks, name, pathname)} />
      <ErrorSummary problems={problems} />
      <h1>{heading}</h1>
      <p className={styles.intro}>{lead}</p>
      {children}
    </AccountFrame>
  )
}
