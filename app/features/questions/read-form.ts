import type { StepFacts } from './addresses.ts'
import { readAnswers } from './answers.ts'
import type { FormReading, Problem } from './field.ts'

/** Reads the form of a question page; only the fields of that question are read. */
export function readForm<Slug extends string, Answers>(
  slug: Slug,
  form: URLSearchParams,
  facts: Omit<StepFacts<Slug, Answers>, 'from'>,
): FormReading {
  const { questionnaire, flow, answers, directory, today } = facts
  const { fields, readers, findConflicts } = questionnaire
  const texts: Record<string, string> = {}
  const problems: Problem[] = []
  for (const name of flow.questions[slug].asks(answers)) {
    const isAnswer = (text: string) => readers[name](text, { today }) !== undefined
    const reading = fields[name].read(form, { name, isAnswer, directory, today })
    Object.assign(texts, reading.texts)
    problems.push(...reading.problems)
  }
  problems.push(...(findConflicts?.(readAnswers(readers, texts, { today })) ?? []))
  return { texts, problems }
}
