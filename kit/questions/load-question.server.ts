import { data, redirect } from 'react-router'
import { describeKnownSchools } from '#app/features/schools/known-schools.ts'
import type { PageRequest } from '#app/page-request.ts'
import { questionText } from './messages.ts'
import { viewOutage } from './problem-view.server.ts'
import type { QuestionNote, Questionnaire } from './questionnaire.ts'
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
    const { show } = step
    const note =
      show.page === 'question'
        ? await questionnaire.findNote?.(show.slug, facts.answers, visit.services)
        : undefined
    return await toPageData(visit, show, { soFar, note })
  } catch (error) {
    return toPageData(visit, viewOutage(visit, error, questionText.problem.unreadable), { status: 503 })
  }
}

async function toPageData<Slug extends string, Answers>(
  { context, services, flow, questionnaire }: Visit<Slug, Answers>,
  view: StepView<Slug, Answers>,
  { soFar, note, status = 200 }: { soFar?: SoFar<Slug>; note?: QuestionNote | undefined; status?: number },
) {
  const described = await questionnaire.describe(context, flow.path)
  return data({ view, soFar, note, known: describeKnownSchools(services.schools), ...described }, { status })
}
