import type { PagePath } from '#app/shell/page-path.ts'

/** Where this page leads. An island takes no `href`, which would bring the router with it. */
export const deadlinesPath: PagePath = '/fafsa/deadlines'
export const rehearsalPath = '/fafsa/walkthrough'
export const offersPath = '/fafsa/offers'
export const loanLimitsPath = '/fafsa/loan-limits'

/** The part of the page about people whom families add by mistake. */
export const notContributorsId = 'not-contributors'
