import type { Problem } from '#kit/forms/sent-form.ts'
import type { StepFacts } from './addresses.ts'
import { readAnswers, writeAnswers } from './answers.ts'
import { offerChoices } from './choices.ts'
import { type FormReading, getText, refuse } from './field.ts'
import { getAsked } from './flow.ts'
import { getFieldOf } from './question.ts'

type ReadFacts<Slug extends string, Answers> = Omit<StepFacts<Slug, Answers>, 'from'>

/** Reads the form of a question page; only the fields of that question are read. */
export function readForm<Slug extends string, Answers>(
  slug: Slug,
  form: URLSearchParams,
  facts: ReadFacts<Slug, Answers>,
): FormReading {
  const { questionnaire, flow, answers, directory, today } = facts
  const { questions, readers, findConflicts } = questionnaire
  if (flow.questions[slug].choices) return readChoice(slug, form, facts)
  const texts: Record<string, string> = {}
  const problems: Problem[] = []
  const saved = writeAnswers(readers, answers)
  let staysOnPage = false
  for (const name of getAsked(flow, slug, answers)) {
    const reading = getFieldOf(questions[slug], name).read(form, {
      name,
      saved: saved[name],
      directory,
      today,
    })
    Object.assign(texts, reading.texts)
    problems.push(...reading.problems)
    staysOnPage ||= reading.staysOnPage ?? false
  }
  problems.push(...(findConflicts?.(readAnswers(readers, texts, { today })) ?? []))
  return { texts, problems, ...(staysOnPage ? { staysOnPage } : {}) }
}

/** Reads one list of choices, and writes all the answers that the chosen one gives. */
function readChoice<Slug extends string, Answers>(
  slug: Slug,
  form: URLSearchParams,
  { questionnaire, flow, answers }: ReadFacts<Slug, Answers>,
): FormReading {
  const offered = new Map(offerChoices(flow.questions[slug].choices, flow.given))
  const said = offered.get(getText(form, slug))
  if (!said) return refuse(slug, questionnaire.questions[slug].list?.missing ?? '')
  const blank = Object.fromEntries(getAsked(flow, slug, answers).map((name) => [name, '']))
  return { texts: { ...blank, ...writeAnswers(questionnaire.readers, said) }, problems: [] }
}
