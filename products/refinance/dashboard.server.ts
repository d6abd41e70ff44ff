import { listAnswers } from '#kit/dashboard/answers-item.server.ts'
import type { DashboardItem, ReadDashboardPart } from '#kit/dashboard/dashboard-part.ts'
import { findStage } from '#kit/loan-clocks/clock-stage.ts'
import { listClocks } from '#kit/loan-clocks/clock-words.ts'
import { listOwnOfferItems } from '#kit/own-offers/dashboard-items.server.ts'
import { type Application, readApplications } from './application/applications.server.ts'
import { dashboardText } from './dashboard-messages.ts'
import { refinanceFlows } from './situation/flows.ts'
import { paths } from './situation/paths.ts'
import { questions, readers } from './situation/questions.ts'

const line = {
  what: dashboardText.answers,
  flows: refinanceFlows,
  questions,
  readers,
  results: { label: dashboardText.results, to: paths.offers },
}

/** The applications that the visitor follows, with their clocks, and the answers about refinancing. */
export const readDashboardPart: ReadDashboardPart = async (services, cookies, today) => {
  const own = { line: 'refinance-student-loans', yours: paths.yours } as const
  const [offers, applications, ownItems, answers] = await Promise.all([
    services.loanOffers.refinanceOffers(today),
    readApplications(services, cookies),
    listOwnOfferItems(own, services, { cookies, today }),
    listAnswers(line, services, { cookies, today }),
  ])
  const followed = applications.map((one) => ({
    ...describeApplication(one, today),
    isSample: offers.some(({ id, isSample }) => id === one.offerId && isSample),
  }))
  return { items: [...followed, ...ownItems, ...answers] }
}

/** @param today 'YYYY-MM-DD' */
export function describeApplication(application: Application, today: string): DashboardItem {
  const { offerId, lenderName, product } = application
  const { label, ...stage } = findStage(application, today)
  return {
    id: offerId,
    kind: 'application',
    what: `${lenderName}, ${product}`,
    details: listClocks(application),
    step: { label, to: `${paths.application}#${encodeURIComponent(offerId)}` },
    ...stage,
  }
}
