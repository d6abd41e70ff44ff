import { listAnswers } from '#kit/dashboard/answers-item.server.ts'
import type { ReadDashboardPart } from '#kit/dashboard/dashboard-part.ts'
import { listOwnOfferItems } from '#kit/own-offers/dashboard-items.server.ts'
import { loanFlows } from './situation/flows.ts'
import { paths } from './situation/paths.ts'
import { questions, readers } from './situation/questions.ts'

const line = {
  what: 'Student loan answers',
  flows: loanFlows,
  questions,
  readers,
  results: { label: 'See my loan offers', to: paths.offers },
  exit: { state: 'Under 18: no more questions', label: 'See what you can do now' },
}

/** The offers that the visitor typed in, with what is due, and the answers about a private loan. */
export const readDashboardPart: ReadDashboardPart = async (services, cookies, today) => {
  const [own, answers] = await Promise.all([
    listOwnOfferItems({ line: 'student-loans', yours: paths.yours }, services, { cookies, today }),
    listAnswers(line, services, { cookies, today }),
  ])
  return { items: [...own, ...answers] }
}
