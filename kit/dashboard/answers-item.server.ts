import { formatDate, todayInNewYork } from '#domain/dates.ts'
import { toAddress } from '#kit/questions/addresses.ts'
import { findDraft } from '#kit/questions/drafts.server.ts'
import { findExit, findGap, isAnswered, pathThrough } from '#kit/questions/flow.ts'
import { type FlowDraft, readFlowDraft } from '#kit/questions/flow-draft.server.ts'
import type { Questionnaire } from '#kit/questions/questionnaire.ts'
import type { DashboardItem, DashboardServices, DashboardStep } from './dashboard-part.ts'
import { dashboardAnswersText } from './messages.ts'

/** The questions of a product line, as far as the dashboard has to know them. */
interface AnsweredLine<Slug extends string, Answers>
  extends Pick<Questionnaire<Slug, Answers>, 'flows' | 'readers' | 'questions'> {
  /** What its answers are called: `Student loan answers`. */
  what: string
  /** Where all answers lead. */
  results: DashboardStep
  /** How the answers of somebody whom they lead out of the questions stand, and where they go on. */
  exit?: { state: string; label: string }
}

/**
 * Describes the visitor's answers to the questions of one product line, and until when they are stored.
 * @returns a list of one, or none when nothing is answered
 */
export async function listAnswers<Slug extends string, Answers>(
  line: AnsweredLine<Slug, Answers>,
  services: DashboardServices,
  { cookies, today }: { cookies: string | null; today: string },
): Promise<DashboardItem[]> {
  const stored = await findDraft(services, cookies, line.flows[0].line)
  const draft = readFlowDraft(line, stored, today)
  if (!stored || !draft) return []
  const { flow, answers } = draft
  const path = pathThrough(flow, answers)
  const answered = path.filter((slug) => isAnswered(flow, slug, answers)).length
  if (answered === 0) return []
  const deletedOn = formatDate(todayInNewYork(stored.expiresAt), 'Month D, YYYY')
  return [
    {
      id: 'answers',
      kind: 'answers',
      what: line.what,
      details: [dashboardAnswersText.deletedOn(deletedOn)],
      ...describeProgress(line, draft, { answered, count: path.length }),
    },
  ]
}

function describeProgress<Slug extends string, Answers>(
  { questions, results, exit }: AnsweredLine<Slug, Answers>,
  { flow, answers }: FlowDraft<Slug, Answers>,
  { answered, count }: { answered: number; count: number },
): Pick<DashboardItem, 'state' | 'isUnfinished' | 'step'> {
  const left = findExit(flow, answers)
  if (left !== undefined && exit)
    return { state: exit.state, isUnfinished: false, step: { label: exit.label, to: left } }
  const gap = findGap(flow, answers)
  if (gap === undefined) return { state: dashboardAnswersText.all, isUnfinished: false, step: results }
  return {
    state: dashboardAnswersText.some(answered, count),
    isUnfinished: true,
    step: {
      label: dashboardAnswersText.goOn(questions[gap].name),
      to: toAddress({ flow, from: null }, gap),
    },
  }
}
