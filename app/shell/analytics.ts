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
  window.dataLayer ??= []
  window.dataLayer.push({ event: 'schoolselected', name, opeid })
  announce({ event: 'SchoolSelected', name, opeid })
}

/**
 * Dispatches the event within the page only; code that may send events elsewhere, with the visitor's consent,
 * listens for `analytics`.
 */
function announce(detail: AnalyticsEvent) {
  window.dispatchEvent(new CustomEvent('analytics', { detail }))
}
