import { pageContext, productsContext, servicesContext } from '#app/context.ts'
import { readSession } from '#app/features/account/read-session.server.ts'
import type { PageRequest } from '#app/page-request.ts'
import type { ProductLink } from '#app/shell/navigation.ts'
import type { OwnReturnName } from '#app/shell/return-url.ts'
import { todayInNewYork } from '#domain/dates.ts'
import type { LineCategory } from '#domain/product-line.ts'
import type { DashboardPart } from '#kit/dashboard/dashboard-part.ts'
import { requireSession } from './require-session.server.ts'

/** What one product keeps for the visitor. */
export interface LinePart extends DashboardPart {
  category: LineCategory
  link: ProductLink
}

export interface Dashboard {
  /** Of every product that can keep something, in the order of the navbar. */
  parts: readonly LinePart[]
  isSignedIn: boolean
  /** When the account ends, if its owner asked for that, `YYYY-MM-DD`. */
  deletesOn: string | null
  /** `YYYY-MM-DD` */
  today: string
}

/**
 * Reads what the visitor has of every product. Without a session, it is what this browser has; where that is nothing,
 * the visitor goes to the sign-in, which leads back to the page of this name.
 * @throws a redirect
 */
export async function readDashboard(args: PageRequest, page: OwnReturnName): Promise<Dashboard> {
  const { request, context } = args
  const services = context.get(servicesContext)
  const today = context.get(pageContext).today()
  const cookies = request.headers.get('cookie')
  const read = context.get(productsContext).map(async ({ category, link, dashboard }) => {
    if (!link || !dashboard) return []
    const { items, inBrowser } = await dashboard(services, cookies, today)
    return [{ category, link, items, inBrowser }]
  })
  const [session, ...parts] = await Promise.all([readSession(services, cookies), ...read])
  const isSignedIn = session !== undefined
  const deletesOn = session?.deletesAt ? todayInNewYork(session.deletesAt) : null
  const dashboard = { parts: parts.flat(), isSignedIn, deletesOn, today }
  // Accounts on another host keep their session there: a redirect would come back here, and go round.
  const isRemote = URL.canParse(services.config.apiUrl)
  if (!isSignedIn && !isRemote && isEmpty(dashboard)) await requireSession(args, page)
  return dashboard
}

/** Whether nothing of the visitor is stored. */
export function isEmpty({ parts }: Pick<Dashboard, 'parts'>): boolean {
  return parts.every(({ items }) => items.length === 0)
}
