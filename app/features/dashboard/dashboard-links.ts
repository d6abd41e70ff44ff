import { href } from 'react-router'
import type { NavigationLink } from '#app/shell/navigation.ts'
import type { LineCategory } from '#domain/product-line.ts'
import { dashboardText } from './dashboard-messages.ts'

/** The products that have a page of their own on the dashboard. */
export const linePages = {
  'student-loans': href('/dashboard/student-loans'),
  'refinance-student-loans': href('/dashboard/refinance-student-loans'),
  scholarships: href('/dashboard/scholarships'),
} as const satisfies Partial<Record<LineCategory, string>>

/** The pages of the dashboard, in the order of its navigation. */
export const dashboardLinks: readonly NavigationLink[] = [
  { label: dashboardText.overview, to: href('/dashboard') },
  { label: dashboardText.applications.name, to: href('/dashboard/applications') },
  { label: dashboardText.lines['student-loans'].name, to: linePages['student-loans'] },
  { label: dashboardText.lines['refinance-student-loans'].name, to: linePages['refinance-student-loans'] },
  { label: dashboardText.lines.scholarships.name, to: linePages.scholarships },
  { label: dashboardText.referrals, to: href('/dashboard/referrals') },
  { label: dashboardText.settings, to: href('/dashboard/settings') },
]
