import { href, redirect } from 'react-router'
import { pageContext, servicesContext } from '#app/context.ts'
import { askToEnter } from '#app/features/drawing/enter.server.ts'
import { readFound } from '#products/scholarships/found/found.server.ts'
import { readSaved } from '#products/scholarships/saved/saved.server.ts'
import type { Route } from './+types/enter-drawing-route.ts'

const entryPage = href('/about/scholarship-drawing-rules/enter')
const planPage = href('/scholarships/plan')

/**
 * Asks to enter the owner of a plan in the open drawing, as the free form would: both are the same one entry. Whoever has not passed the age check
 * yet, has no account, or no plan is led to the form or to the plan.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const cookies = request.headers.get('cookie')
  const { items, accountId } = await readSaved(services, cookies)
  if (!accountId) return redirect(planPage, 303)
  const found = await readFound(services, cookies)
  if (items.length + found.length === 0) return redirect(planPage, 303)
  const { email } = await services.database.read
    .selectFrom('account')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const { address } = context.get(pageContext)
  const { outcome } = await askToEnter(services, { email, cookies, address }, 'planning_step')
  // The form says what is missing, or that too many asked.
  return redirect(outcome === 'asked' ? `${entryPage}?asked` : entryPage, 303)
}

/** Somebody who opens the address itself gets the plan. */
export function loader() {
  return redirect(planPage)
}
