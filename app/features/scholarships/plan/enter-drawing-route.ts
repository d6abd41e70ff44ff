import { href, redirect } from 'react-router'
import { pageContext, servicesContext } from '#app/context.ts'
import { enterByPlanningStep } from '#app/features/drawing/enter.server.ts'
import { keepReceipt } from '#app/features/drawing/receipt-cookie.ts'
import { readSaved } from '#app/features/scholarships/saved/saved.server.ts'
import type { Route } from './+types/enter-drawing-route.ts'

const entryPage = href('/about/scholarship-drawing-rules/enter')
const planPage = href('/scholarships/plan')

/**
 * Enters the owner of a plan in the open drawing, as the free form would. Whoever has not passed the age check
 * yet, has no account, or no plan is led to the form or to the plan.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const cookies = request.headers.get('cookie')
  const { items, accountId } = await readSaved(services, cookies)
  if (!accountId || items.length === 0) return redirect(planPage, 303)
  const { email } = await services.database.read
    .selectFrom('account')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const { address } = context.get(pageContext)
  const entering = await enterByPlanningStep(services, { email, cookies, address })
  // The form says what is missing, or that there are too many entries.
  if (entering.outcome !== 'entered') return redirect(entryPage, 303)
  const cookie = keepReceipt(entering.receipt, services.config.siteUrl)
  return redirect(`${entryPage}?entered`, { status: 303, headers: { 'Set-Cookie': cookie } })
}

/** Somebody who opens the address itself gets the plan. */
export function loader() {
  return redirect(planPage)
}
