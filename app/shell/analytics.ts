import { type Device, getDevice } from '#app/ui/device/device.ts'

declare global {
  interface Window {
    /** The tag manager's queue, which exists before the tag manager loads. */
    dataLayer?: Record<string, unknown>[]
  }
}

type AnalyticsEvent =
  | { event: 'PageView'; path: string; device: Device }
  | { event: 'LoanOfferClick' | 'SchoolSelected'; name: string; opeid: string }

/** A school as events report it. Both texts are empty when unknown. */
interface SchoolFacts {
  name?: string
  opeid?: string
}

export function trackPageView(path: string): void {
  announce({ event: 'PageView', path, device: getDevice(window.innerWidth) })
}

export function trackLoanOfferClick({ name = '', opeid = '' }: SchoolFacts = {}): void {
  announce({ event: 'LoanOfferClick', name, opeid })
}

/**
 * Reports to the tag manager (`schoolselected`) and to analytics (`SchoolSelected`) that a school was picked.
 */
export function trackSchoolSelected({ name = '', opeid = '' }: SchoolFacts = {}): void {
  queue({ event: 'schoolselected', name, opeid })
  announce({ event: 'SchoolSelected', name, opeid })
}

function announce(detail: AnalyticsEvent) {
  queue({ ...detail })
  window.dispatchEvent(new CustomEvent('analytics', { detail }))
}

/** A page with more events than this keeps the last ones. */
export const MAX_EVENTS = 50

/**
 * Adds an event to a list in the page. Nothing leaves the page by that: the scripts that read the list load only with
 * the visitor's consent (app/scripts/vendors.ts), and those that load for advertising alone get no events.
 */
function queue(event: Record<string, unknown>) {
  if (document.documentElement.dataset.consent === 'advertising') return
  window.dataLayer ??= []
  window.dataLayer.push(event)
  if (window.dataLayer.length > MAX_EVENTS) window.dataLayer.shift()
}
