import { data, redirect } from 'react-router'
import { describeKnownSchools } from '#app/features/schools/known-schools.ts'
import type { PageRequest } from '#app/page-request.ts'
import { questionText } from './messages.ts'
import { viewOutage } from './problem-view.server.ts'
import type { Questionnaire } from './questionnaire.ts'
import { type SoFar, sumUp } from './so-far.server.ts'
import { findStep } from './step.server.ts'
import type { StepView } from './step-view.server.ts'
import { readFacts, readVisit, type Visit } from './visit.server.ts'

/** Returns what a question page shows, for its loader. */
export async function loadQuestion<Slug extends string, Answers>(
  page: PageRequest,
  questionnaire: Questionnaire<Slug, Answers>,
) {
  const visit = readVisit(page, questionnaire)
  try {
    const facts = await readFacts(visit)
    const step = findStep(visit.asked, facts)
    if ('goTo' in step) return redirect(step.goTo)
    const soFar = await sumUp(step.show, facts, visit.services)
    return await toPageData(visit, step.show, { soFar })
  } catch (error) {
    return toPageData(visit, viewOutage(visit, error, questionText.problem.unreadable), { status: 503 })
  }
}

async function toPageData<Slug extends string, Answers>(
  { context, services, flow, questionnaire }: Visit<Slug, Answers>,
  view: StepView<Slug, Answers>,
  { soFar, status = 200 }: { soFar?: SoFar<Slug>; status?: number },
) {
  const described = await questionnaire.describe(context, flow.path)
  return data({ view, soFar, known: describeKnownSchools(services.schools), ...described }, { status })
}
