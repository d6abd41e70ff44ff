import { type Device, deviceOf } from '#app/ui/device/device.ts'

declare global {
  interface Window {
    /** The tag manager's queue. It exists before the tag manager does. */
    dataLayer?: Record<string, unknown>[]
  }
}

type AnalyticsEvent =
  | { event: 'PageView'; path: string; device: Device }
  | { event: 'LoanOfferClick' | 'SchoolSelected'; name: string; opeid: string }

/** A school as events carry it. Both texts are empty unless known. */
interface SchoolFacts {
  name?: string
  opeid?: string
}

export function trackPageView(path: string): void {
  announce({ event: 'PageView', path, device: deviceOf(window.innerWidth) })
}

export function trackLoanOfferClick({ name = '', opeid = '' }: SchoolFacts = {}): void {
  announce({ event: 'LoanOfferClick', name, opeid })
}

/** Tells the tag manager (`schoolselected`) and analytics (`SchoolSelected`) that a school was picked. */
export function trackSchoolSelected({ name = '', opeid = '' }: SchoolFacts = {}): void {
  window.dataLayer ??= []
  window.dataLayer.push({ event: 'schoolselected', name, opeid })
  announce({ event: 'SchoolSelected', name, opeid })
}

/** Events stay in the page: whoever may send them on, with the visitor's consent, listens for `analytics`. */
function announce(detail: AnalyticsEvent) {
  window.dispatchEvent(new CustomEvent('analytics', { detail }))
}
