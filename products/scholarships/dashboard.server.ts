import { href } from 'react-router'
import { isOpenStatus } from '#domain/scholarships/saved-status.ts'
import type { PlannedScholarship } from '#domain/scholarships/weekly-plan.ts'
import { listAnswers } from '#kit/dashboard/answers-item.server.ts'
import type { DashboardItem, ReadDashboardPart } from '#kit/dashboard/dashboard-part.ts'
import { dashboardText } from './dashboard-messages.ts'
import { readFound } from './found/found.server.ts'
import { formatDeadline } from './listing-words.ts'
import { toListing } from './marketplace/to-listing.ts'
import { findPlanned } from './plan/find-planned.server.ts'
import { planText, statusNames } from './plan/messages.ts'
import { summarizePlan } from './plan/plan-summary.ts'
import { studentFlows } from './questions/flows.ts'
import { questions, readers } from './questions/questions.ts'
import { listSaved } from './saved/saved.server.ts'

const planPath = href('/scholarships/plan')

const line = {
  what: dashboardText.answers,
  flows: studentFlows,
  questions,
  readers,
  results: { label: dashboardText.results, to: href('/scholarships/marketplace') },
}

/** More than these are in the plan alone. */
const maxSaved = 30

/** What the visitor saved, what is due first; the plan of it; and the answers about the student. */
export const readDashboardPart: ReadDashboardPart = async (services, cookies, today) => {
  const [saved, found, answers, index] = await Promise.all([
    listSaved(services, cookies),
    readFound(services, cookies),
    listAnswers(line, services, { cookies, today }),
    services.scholarships.on(today),
  ])
  const { planned, gone } = findPlanned(index, saved, found)
  const described = planned
    .map((each) => describeSaved(each, today))
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, maxSaved)
  const plan = describePlan(planned, { gone: gone.length, shown: described.length })
  return {
    items: [...plan, ...answers, ...described],
    inBrowser: [{ label: dashboardText.essays, to: href('/scholarships/essays') }],
  }
}

/** What is due comes first, then what else can be done, each in the order of the deadlines. */
function rank({ due, isUnfinished }: DashboardItem): number {
  return due ? 0 : isUnfinished ? 1 : 2
}

function describePlan(
  planned: readonly PlannedScholarship[],
  { gone, shown }: { gone: number; shown: number },
): DashboardItem[] {
  const all = planned.length + gone
  if (all === 0) return []
  const { counts } = summarizePlan({ weeks: [] }, planned)
  const parts = [
    counts.open > 0 ? planText.counts.open(counts.open) : '',
    counts.submitted > 0 ? planText.counts.submitted(counts.submitted) : '',
    counts.won > 0 ? planText.counts.won(counts.won, '') : '',
    counts.notSelected > 0 ? planText.counts.notSelected(counts.notSelected) : '',
  ]
  return [
    {
      id: 'plan',
      kind: 'saved',
      what: dashboardText.plan,
      state: dashboardText.counts(all, parts.filter(Boolean)),
      isUnfinished: false,
      details: [
        ...(gone > 0 ? [dashboardText.gone(gone)] : []),
        ...(shown < planned.length ? [dashboardText.nearest(shown, all)] : []),
      ],
      step: { label: dashboardText.openPlan, to: planPath },
    },
  ]
}

/** @param today 'YYYY-MM-DD' */
export function describeSaved({ scholarship, status }: PlannedScholarship, today: string): DashboardItem {
  const { id, name, deadline, essays, isSample } = scholarship
  const isOpen = isOpenStatus(status)
  const isOver = isOpen && deadline.on !== null && deadline.on < today
  const item = {
    id,
    // What is only planned is no application yet.
    kind: status === 'planned' ? ('saved' as const) : ('application' as const),
    what: name,
    isSample,
    isUnfinished: isOpen && !isOver,
  }
  const note = { label: dashboardText.noteStatus, to: `${planPath}#${id}` }
  if (isOver) return { ...item, state: dashboardText.over, step: note }
  if (status === 'won')
    return {
      ...item,
      state: statusNames[status],
      step: { label: dashboardText.seeWorth, to: href('/scholarships/net-value') },
    }
  if (!isOpen) return { ...item, state: statusNames[status], step: note }
  const terms = formatDeadline(scholarship)
  return {
    ...item,
    state: statusNames[status],
    ...(deadline.on === null ? { details: [terms] } : { due: { day: deadline.on, what: terms } }),
    step:
      essays.length > 0
        ? { label: dashboardText.writeEssays, to: href('/scholarships/essays') }
        : { label: dashboardText.seeTerms, to: toListing(scholarship) },
  }
}
