import type { Problem } from '#kit/forms/sent-form.ts'
import type { StepFacts } from './addresses.ts'
import { readAnswers, writeAnswers } from './answers.ts'
import { offerChoices } from './choices.ts'
import type { Field, FormReading } from './field.ts'
import { type AskedName, getAsked } from './flow.ts'
import type { Questionnaire } from './questionnaire.ts'

type ReadFacts<Slug extends string, Answers> = Omit<StepFacts<Slug, Answers>, 'from'>

/** Reads the form of a question page; only the fields of that question are read. */
export function readForm<Slug extends string, Answers>(
  slug: Slug,
  form: URLSearchParams,
  facts: ReadFacts<Slug, Answers>,
): FormReading {
  const { questionnaire, flow, answers, directory, today } = facts
  const { readers, findConflicts } = questionnaire
  if (flow.questions[slug].choices) return readChoice(slug, form, facts)
  const texts: Record<string, string> = {}
  const problems: Problem[] = []
  for (const name of getAsked(flow, slug, answers)) {
    const isAnswer = (text: string) => readers[name](text, { today }) !== undefined
    const reading = getFieldOf(questionnaire, name).read(form, { name, isAnswer, directory, today })
    Object.assign(texts, reading.texts)
    problems.push(...reading.problems)
  }
  problems.push(...(findConflicts?.(readAnswers(readers, texts, { today })) ?? []))
  return { texts, problems }
}

/** Returns the form field for an answer, or for a question that is one list of choices. */
export function getFieldOf<Slug extends string, Answers>(
  { fields }: Pick<Questionnaire<Slug, Answers>, 'fields'>,
  name: Slug | AskedName<Answers>,
): Field {
  const field = fields[name]
  if (!field) throw new Error(`No field asks for ${name}.`)
  return field
}

/** Reads one list of choices, and writes all the answers that the chosen one gives. */
function readChoice<Slug extends string, Answers>(
  slug: Slug,
  form: URLSearchParams,
  { questionnaire, flow, answers, directory, today }: ReadFacts<Slug, Answers>,
): FormReading {
  const offered = new Map(offerChoices(flow.questions[slug].choices, flow.given))
  const isAnswer = (text: string) => offered.has(text)
  const { texts, problems } = getFieldOf(questionnaire, slug).read(form, {
    name: slug,
    isAnswer,
    directory,
    today,
  })
  const said = offered.get(texts[slug] ?? '')
  if (!said) return { texts: {}, problems }
  const blank = Object.fromEntries(getAsked(flow, slug, answers).map((name) => [name, '']))
  return { texts: { ...blank, ...writeAnswers(questionnaire.readers, said) }, problems }
}
