import { pageContext, servicesContext } from '#app/context.ts'
import { listAidDeadlines } from '#domain/aid-deadlines/aid-deadlines.ts'
import type { SavedScholarship } from '#domain/scholarships/saved-status.ts'
import { readAidChoice } from '#kit/aid-deadlines/aid-choice.ts'
import { readLoanDeadlines } from '#kit/own-offers/loan-deadlines.server.ts'
import { listHolders } from '#kit/records/owned-records.server.ts'
import { readFoundOf } from '#products/scholarships/found/found.server.ts'
import { listSavedByAccount, readSaved } from '#products/scholarships/saved/saved.server.ts'
import type { Route } from './+types/calendar-route.ts'
import { writeCalendar } from './calendar.ts'
import { findFeedAccount } from './calendar-feed.server.ts'
import { findPlanned } from './find-planned.server.ts'

/**
 * Sends a calendar of deadlines: with a token in the address, that of the account it belongs to, for calendars
 * that follow it; otherwise the visitor's own, to download. The last days of loan offers that they entered
 * come along, and, if the address names a school year, the deadlines of its FAFSA.
 */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const services = context.get(servicesContext)
  const { today } = context.get(pageContext)
  const { token } = params as { token?: string }
  let items: readonly SavedScholarship[]
  let holders: readonly string[]
  if (token === undefined) {
    const cookies = request.headers.get('cookie')
    items = (await readSaved(services, cookies)).items
    holders = await listHolders(services, cookies)
  } else {
    const accountId = await findFeedAccount(services, token)
    if (!accountId) return new Response(null, { status: 404 })
    items = await listSavedByAccount(services, accountId)
    holders = [accountId]
  }
  const found = await readFoundOf(services, holders)
  const { planned } = findPlanned(await services.scholarships.on(today()), items, found)
  const { siteName, siteUrl } = services.config
  const { searchParams } = new URL(request.url)
  const choice = searchParams.has('year') ? readAidChoice(searchParams, today()) : undefined
  const text = writeCalendar(planned, {
    aid: choice && { deadlines: listAidDeadlines(choice), state: choice.state },
    loans: await readLoanDeadlines(services, holders),
    siteName,
    origin: siteUrl ?? new URL(request.url).origin,
    now: services.now(),
  })
  return new Response(text, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${choice ? 'aid-deadlines' : 'scholarships'}.ics"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    },
  })
}
