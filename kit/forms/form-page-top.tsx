import type { ComponentProps } from 'react'
import { toPageTitle } from '#app/shell/page-title.ts'
import { usePublicSettings } from '#app/shell/public-settings.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx'
import { Lead } from '#app/ui/long-page/long-page.tsx'
import type { SentForm } from './sent-form.ts'

interface FormPageTopProps extends ComponentProps<typeof Breadcrumbs> {
  title: string
  lead: string
  /** What the visitor has to fix. */
  problems?: SentForm['problems'] | undefined
  /** Only where an island lists the problems itself. */
  hasErrors?: boolean
}

/** The title, the breadcrumbs, and the heading of a page with a form, and the problems of what was sent. */
export function FormPageTop({
  title,
  lead,
  breadcrumbs,
  problems = [],
  hasErrors = problems.length > 0,
}: FormPageTopProps) {
  const { siteName } = usePublicSettings()
  return (
    <>
      {/* Set here because `meta` does not receive the result of the form's action. */}
      <title>{toPageTitle(title, siteName, { hasErrors })}</title>
      <Breadcrumbs breadcrumbs={breadcrumbs} />
      <h1>{title}</h1>
      <Lead>{lead}</Lead>
      <ErrorSummary problems={problems} />
    </>
  )
}
