import type { Services } from '#app/services.ts'
import type { NavigationLink } from '#app/shell/navigation.ts'

/** What a product tells the dashboard of one visitor. */
export interface DashboardPart {
  /** What the server keeps of theirs, what they do with it first. */
  items: readonly DashboardItem[]
  /** The pages whose entries only their browser keeps, so that no server can count them. */
  inBrowser?: readonly NavigationLink[]
}

/** One thing that a visitor has: their answers, an application, a saved scholarship. */
export interface DashboardItem {
  /** Names it within its product, for links. */
  id: string
  /** `answers` and `application` are also on the page of applications. */
  kind: 'answers' | 'application' | 'saved'
  /** Its name: `Student loan answers`, or that of a lender or a scholarship. */
  what: string
  /** How far it is, in a few words: `4 of 12 questions answered`. */
  state: string
  /** Whether it is about an invented item, which is marked wherever it is shown. */
  isSample?: boolean
  /** The last day to do something, today or later, and what: `Accept this loan`. */
  due?: { day: string; what: string }
  /** Whether the visitor can go on with it now; one that only waits, for a result or an end, is not unfinished. */
  isUnfinished: boolean
  /** What else is to know, in whole sentences. */
  details?: readonly string[]
  /** The one thing to do next. */
  step: DashboardStep
}

export interface DashboardStep {
  label: string
  /** An address of this site. */
  to: string
}

export type DashboardServices = Pick<
  Services,
  'config' | 'database' | 'loanOffers' | 'now' | 'scholarships' | 'sessions'
>

/**
 * Reads what the visitor has of one product: of their account, or of this browser by its own cookies, and of nobody
 * else. It changes nothing.
 * @param cookies the Cookie header
 * @param today 'YYYY-MM-DD'
 */
export type ReadDashboardPart = (
  services: DashboardServices,
  cookies: string | null,
  today: string,
) => Promise<DashboardPart>
