import { z } from 'zod'
import type { Consent } from '#app/shell/consent.ts'

const isChecked = z
  .literal('yes')
  .optional()
  .catch(undefined)
  .transform((value) => value === 'yes')

/** The form of the banner, and that of the page, which asks for each category by itself. */
const choiceForm = z.object({
  choice: z.enum(['all', 'necessary', 'save']).catch('necessary'),
  analytics: isChecked,
  advertising: isChecked,
})

/**
 * Returns what a posted form allows. Only a button that says so is a yes, so whatever the form does not say is a no.
 */
export function readChoice(form: URLSearchParams): Consent {
  const { choice, analytics, advertising } = choiceForm.parse(Object.fromEntries(form))
  if (choice === 'all' || (choice === 'save' && analytics && advertising)) return 'all'
  if (choice === 'necessary') return 'necessary'
  if (analytics) return 'analytics'
  return advertising ? 'advertising' : 'necessary'
}

/**
 * Returns where to go after a choice: the page that it was made on. The server has checked that a referring page is
 * the site's own; one that hides its address leads to `otherwise`.
 */
export function findWayBack(referer: string | null, otherwise: string): string {
  const url = referer === null ? null : URL.parse(referer)
  // Several slashes would name another host.
  return url ? url.pathname.replace(/^\/{2,}/, '/') + url.search : otherwise
}
