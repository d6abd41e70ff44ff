import { getEndAddress, type StepFacts, toGapAddress } from './addresses.ts'
import { findExit, findGap, getAsked, pathThrough } from './flow.ts'
import { type StepView, viewCheck, viewQuestion } from './step-view.server.ts'

/**
 * Returns the page to show, or the address to redirect to if earlier questions are unanswered.
 * @param asked the value of `?question=`
 */
export function findStep<Slug extends string, Answers>(
  asked: string | null,
  facts: StepFacts<Slug, Answers>,
): { show: StepView<Slug, Answers> } | { goTo: string } {
  const { flow, answers } = facts
  const gap = findGap(flow, answers)
  const path = pathThrough(flow, answers)
  const slug = path.find((slug) => slug === asked)
  if (slug && (flow.anyOrder || gap === undefined || path.indexOf(slug) <= path.indexOf(gap))) {
    return { show: viewQuestion(slug, facts) }
  }
  const exit = findExit(flow, answers)
  if (exit !== undefined) return { goTo: exit }
  if (gap === undefined) return findStepOnRequest(asked, facts)
  return asked === null ? { show: viewQuestion(gap, facts) } : { goTo: toGapAddress(facts, gap) }
}

/** Returns the step of a visitor who has answered every question on the path, and asks for a page beside it. */
function findStepOnRequest<Slug extends string, Answers>(
  asked: string | null,
  facts: StepFacts<Slug, Answers>,
): { show: StepView<Slug, Answers> } | { goTo: string } {
  const { flow, answers } = facts
  if (asked === 'check') return { show: viewCheck(facts) }
  const slug = flow.order.find((slug) => slug === asked)
  const isAsked = slug !== undefined && facts.from !== null && getAsked(flow, slug, answers).length > 0
  return isAsked ? { show: viewQuestion(slug, facts) } : { goTo: getEndAddress(facts) }
}
