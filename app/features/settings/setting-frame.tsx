import type { ReactNode } from 'react'
import { href } from 'react-router'
import { DashboardFrame } from '#app/features/dashboard/dashboard-frame.tsx'
import { toPageTitle } from '#app/shell/page-title.ts'
import { usePublicSettings } from '#app/shell/public-settings.tsx'
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx'
import type { SentForm } from '#kit/forms/sent-form.ts'
import { settingsText } from './messages.ts'
import styles from './settings.module.css'

interface SettingFrameProps {
  title: string
  lead: string
  /** What the action returned for a form that was refused. */
  reply?: Pick<SentForm, 'problems'> | undefined
  children: ReactNode
}

/** The page of one setting: its heading, what is wrong with its form, the form, and the way back. */
export function SettingFrame({ title, lead, reply, children }: SettingFrameProps) {
  const { siteName } = usePublicSettings()
  const problems = reply?.problems ?? []
  const above = { name: settingsText.pages.settings.title, item: href('/dashboard/settings') }
  return (
    <DashboardFrame heading={title} lead={lead} breadcrumbs={[above, { name: title, item: '' }]}>
      {/* Set here because `meta` does not receive the result of the form's action. */}
      <title>{toPageTitle(title, siteName, { hasErrors: problems.length > 0 })}</title>
      <div className={styles.setting}>
        <ErrorSummary problems={problems} />
        {children}
        <p>
          <a href={href('/dashboard/settings')}>{settingsText.back}</a>
        </p>
      </div>
    </DashboardFrame>
  )
}
