import type { ComponentProps } from 'react'
import { toPageTitle } from '#app/shell/page-title.ts'
import { usePublicSettings } from '#app/shell/public-settings.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Lead } from '#app/ui/long-page/long-page.tsx'

interface FormPageTopProps extends ComponentProps<typeof Breadcrumbs> {
  title: string
  lead: string
  hasErrors: boolean
}

/** The title, the breadcrumbs and the heading of a page with a form. */
export function FormPageTop({ title, lead, hasErrors, breadcrumbs }: FormPageTopProps) {
  const { siteName } = usePublicSettings()
  return (
    <>
      {/* Set here because `meta` does not receive the result of the form's action. */}
      <title>{toPageTitle(title, siteName, { hasErrors })}</title>
      <Breadcrumbs breadcrumbs={breadcrumbs} />
      <h1>{title}</h1>
      <Lead>{lead}</Lead>
    </>
  )
}
