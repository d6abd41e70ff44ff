import { listAnswers } from '#kit/dashboard/answers-item.server.ts'
import type { ReadDashboardPart } from '#kit/dashboard/dashboard-part.ts'
import { loanFlows } from './situation/flows.ts'
import { paths } from './situation/paths.ts'
import { questions, readers } from './situation/questions.ts'

const line = {
  what: 'Student loan answers',
  flows: loanFlows,
  questions,
  readers,
  results: { label: 'See my loan offers', to: paths.offers },
  exit: { state: 'Under 18: nothing else is asked', label: 'See what you can do now' },
}

/** The answers about a private loan. */
export const readDashboardPart: ReadDashboardPart = async (services, cookies, today) => ({
  items: await listAnswers(line, services, { cookies, today }),
})
