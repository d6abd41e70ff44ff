// Loads the scripts of other companies that the visitor has agreed to, and passes events on to them. Only this file
// does so; it is loaded when there is an agreement (start-vendors.ts).
import { MAX_EVENTS } from '#app/shell/analytics.ts'
import { allowedBy, toConsentMark } from '#app/shell/consent.ts'
import { readFlag, writeFlag } from '#app/shell/session-flags.ts'

/** Where a visit keeps the events of pages on which no script of others may run, for the next one where they may. */
const keptKey = 'events'

/**
 * @param addresses of the scripts, in their order; empty on a page that has something of the visitor's
 * @param allowed the categories agreed to
 */
export function startVendors(addresses: readonly string[], allowed: readonly string[]): void {
  const mayHaveEvents = allowed.includes('analytics')
  const scripts = location.search === '' ? addresses.filter((address) => address !== '') : []
  if (scripts.length === 0) {
    if (mayHaveEvents) addEventListener('pagehide', keepEvents)
    return
  }
  const events = mayHaveEvents ? [...takeEvents(), ...(window.dataLayer ?? [])] : []
  window.dataLayer = [toConsentEvent(allowed), ...events]
  // A dialog would ask for an email address beside their scripts; its link leads to a page without them.
  for (const link of document.querySelectorAll('[data-promo]')) link.removeAttribute('data-promo')
  for (const address of scripts) load(address, allowed)
  addEventListener('pageshow', leaveIfWithdrawn)
}

function load(address: string, allowed: readonly string[]) {
  const script = document.createElement('script')
  // In their order, however long each takes.
  script.async = false
  script.dataset.consentCategories = ['necessary', ...allowed].join(' ')
  script.src = address
  document.head.append(script)
}

/** The categories of the owner's specification, as the first thing in the queue. */
function toConsentEvent(allowed: readonly string[]) {
  return {
    event: 'consent',
    necessary: true,
    advertising: allowed.includes('advertising'),
    analytics: allowed.includes('analytics'),
  }
}

function keepEvents() {
  writeFlag(keptKey, JSON.stringify([...readEvents(), ...(window.dataLayer ?? [])].slice(-MAX_EVENTS)))
  // The page may come back from the browser's memory and be left again.
  window.dataLayer = []
}

function takeEvents() {
  const events = readEvents()
  writeFlag(keptKey, '[]')
  return events
}

function readEvents(): Record<string, unknown>[] {
  return JSON.parse(readFlag(keptKey) ?? '[]')
}

/** A page that the back button brings back still runs the scripts, even if the visitor has since said no. */
function leaveIfWithdrawn({ persisted }: PageTransitionEvent) {
  if (persisted && allowedBy(toConsentMark(document.cookie, false)).length === 0) location.reload()
}
