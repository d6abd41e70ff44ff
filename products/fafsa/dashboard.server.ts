import type { ReadDashboardPart } from '#kit/dashboard/dashboard-part.ts'
import { fafsaPages } from './fafsa-pages.ts'

/** The pages whose entries stay in the browser. */
const inBrowserPaths: readonly string[] = [
  '/fafsa/walkthrough',
  '/fafsa/estimate',
  '/fafsa/offers',
  '/fafsa/household',
]

/** Nothing of the federal form is stored here, and no deadline is one of the visitor’s before they say where they live. */
export const readDashboardPart: ReadDashboardPart = async () => ({
  items: [],
  inBrowser: fafsaPages
    .filter(({ path }) => inBrowserPaths.includes(path))
    .map(({ path, title }) => ({ label: title, to: path })),
})
