import { href } from 'react-router'
import type { NavigationLink } from '#app/shell/navigation.ts'
import { dashboardText } from './dashboard-messages.ts'

/** The pages of the dashboard, in the order of its navigation. */
export const dashboardLinks: readonly NavigationLink[] = [
  { label: dashboardText.overview, to: href('/dashboard') },
]
