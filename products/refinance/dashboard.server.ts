import { acceptBy, cancelBy } from '#domain/refinance/application-clocks.ts'
import { listAnswers } from '#kit/dashboard/answers-item.server.ts'
import type { DashboardItem, ReadDashboardPart } from '#kit/dashboard/dashboard-part.ts'
import { type Application, readApplications } from './application/applications.server.ts'
import { listClocks } from './application/clock-words.ts'
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
  const [offers, applications, answers] = await Promise.all([
    services.loanOffers.refinanceOffers(today),
    readApplications(services, cookies),
    listAnswers(line, services, { cookies, today }),
  ])
  const followed = applications.map((one) => ({
    ...describeApplication(one, today),
    isSample: offers.some(({ id, isSample }) => id === one.offerId && isSample),
  }))
  return { items: [...followed, ...answers] }
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

type Stage = Pick<DashboardItem, 'state' | 'due' | 'isUnfinished'> & { label: string }

/** Returns how far an application is by the days that the visitor noted, the latest first. */
function findStage(
  { approvedOn, approvalDelivery, acceptedOn, finalOn, finalDelivery }: Application,
  today: string,
): Stage {
  if (finalOn !== null) {
    const due = findCancelDay(cancelBy({ day: finalOn, delivery: finalDelivery ?? 'delivered' }), today)
    const state = due ? dashboardText.final : dashboardText.cancelOver
    return { state, ...(due && { due }), isUnfinished: false, label: dashboardText.open }
  }
  if (acceptedOn !== null)
    return { state: dashboardText.accepted, isUnfinished: true, label: dashboardText.noteFinal }
  if (approvedOn === null)
    return { state: dashboardText.chosen, isUnfinished: true, label: dashboardText.noteApproval }
  const last = acceptBy({ day: approvedOn, delivery: approvalDelivery ?? 'delivered' })
  const next = { isUnfinished: true, label: dashboardText.noteAcceptance }
  if (last < today) return { state: dashboardText.approvalOver, ...next }
  return { state: dashboardText.approved, due: { day: last, what: dashboardText.acceptThis }, ...next }
}

/** The safest day comes first; the usual one is still ahead for a while after it. */
function findCancelDay({ safestDay, weekdaysBy }: ReturnType<typeof cancelBy>, today: string) {
  if (safestDay >= today) return { day: safestDay, what: dashboardText.cancelThis }
  return weekdaysBy >= today ? { day: weekdaysBy, what: dashboardText.mayCancel } : undefined
}
