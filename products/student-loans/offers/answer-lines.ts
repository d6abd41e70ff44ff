import type { AnswerSentence } from '#domain/loan-answer/answer-sentence.ts'

/** The lines of the answer; a numbered list shows them in the order in which they come. */
type LineName = 'federal' | 'plus' | 'need' | 'choice' | 'caution' | 'child' | 'nothing' | 'elsewhere'

export interface AnswerLine {
  name: LineName
  sentences: AnswerSentence[]
}

/** Puts sentences that belong together into one line. */
export function toLines(sentences: readonly AnswerSentence[]): AnswerLine[] {
  const lines = Map.groupBy(sentences, ({ kind }) => lineOf[kind])
  return [...lines].map(([name, sentences]) => ({ name, sentences }))
}

const lineOf: Record<AnswerSentence['kind'], LineName> = {
  federal_first: 'federal',
  federal_can_cover: 'federal',
  federal_if_eligible: 'federal',
  federal_used_up: 'federal',
  federal_from_half_time: 'federal',
  federal_closed: 'federal',
  graduate_plus: 'plus',
  parent_plus: 'plus',
  plus_used_up: 'plus',
  plus_closed: 'plus',
  left_to_find: 'need',
  left_if_eligible: 'need',
  left_after_plus: 'need',
  list_if_still_needed: 'need',
  list_for_part: 'need',
  amount_unknown: 'need',
  lowest_worst_case: 'choice',
  may_have_lowest_worst_case: 'choice',
  otherwise_lowest: 'choice',
  lowest_rate_not_to_count_on: 'caution',
  another_leads: 'caution',
  cosigner_signs: 'caution',
  cosigner_may_open: 'caution',
  child_may_borrow: 'child',
  filters_hide_all: 'nothing',
  lends_part: 'nothing',
  nothing_listed: 'nothing',
  nothing_fits: 'nothing',
  may_fit_with: 'nothing',
  no_change_would_help: 'nothing',
  ask_elsewhere: 'elsewhere',
}
