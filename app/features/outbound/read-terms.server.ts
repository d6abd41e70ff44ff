import type { LoaderFunctionArgs } from 'react-router'
import { pageContext, servicesContext } from '#app/context.ts'
import { readSettings, toBorrowing } from '#app/features/loan-offers/settings/offer-settings.ts'
import { loadRefinance } from '#app/features/refinance/offers/load-refinance.server.ts'
import { readDraftAnswers } from '#app/features/student-loans/situation/loan-draft.server.ts'
import { readSituation } from '#app/features/student-loans/situation/situation.server.ts'
import type { OutboundTerms } from './price-chosen.server.ts'

type LoaderArgs = Pick<LoaderFunctionArgs, 'request' | 'context'>

/** What the list of student loans prices its loans for. */
export async function readLoanTerms({ request, context }: LoaderArgs): Promise<OutboundTerms> {
  const services = context.get(servicesContext)
  const { searchParams: params } = new URL(request.url)
  const situation = readSituation({
    params,
    draft: await readDraftAnswers(services, request),
    directory: services.schools,
    today: context.get(pageContext).today(),
  })
  return { profile: situation.profile, borrowing: toBorrowing(situation, readSettings(params)) }
}

/** What the list of refinance offers prices them for: the loans that are worth moving. */
export async function readRefinanceTerms(args: LoaderArgs): Promise<OutboundTerms> {
  const { situation, settings } = (await loadRefinance(args)).view.list
  return { profile: situation.profile, borrowing: toBorrowing(situation, settings) }
}
