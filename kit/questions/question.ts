import type { AnswerReaders } from './answers.ts'
import { findChoice } from './choices.ts'
import type { Field } from './field.ts'
import type { AnswerName, AskedName, Question } from './flow.ts'
import type { Labels } from './input.ts'

/** The texts of a question. */
export interface QuestionWords {
  question: string
  /** The reason for asking, and how the answer is used. */
  why: string
}

/** A question of a product line, declared once: when it is asked, what its page says, and each answer that it gives. */
export interface DeclaredQuestion<Answers> extends Question<Answers>, QuestionWords {
  /** Its label in a list of answers. */
  name: string
  /** The part of the flow that it belongs to, as the progress names it; questions of a part follow each other. */
  part: string
  /**
   * Returns the words that earlier answers change, such as "the student" for "you".
   * @param choices those that the flow offers: `QuestionView.choices`
   */
  changeWords?(answers: Partial<Answers>, choices: readonly string[]): Partial<QuestionWords> | undefined
  /** The answers that it asks for, and those `beside`. */
  fields: { readonly [Name in AnswerName<Answers>]?: Field<Exclude<Answers[Name], undefined>> }
  /** Of a question with `choices`: what each says, in display order, and the error message if none was chosen. */
  list?: { labels: Labels; missing: string }
  /** Puts its answers into a few words, where that takes more than each of its fields; undefined if unanswered. */
  format?(answers: Partial<Answers>): string | undefined
}

/** All questions of a product line. */
export type Questions<Slug extends string, Answers> = Readonly<Record<Slug, DeclaredQuestion<Answers>>>

/** Returns the words of a question for this visitor. */
export function getWords<Answers>(
  { question, why, changeWords }: DeclaredQuestion<Answers>,
  { answers, choices = [] }: { answers: Partial<Answers>; choices?: readonly string[] },
): QuestionWords {
  return { question, why, ...changeWords?.(answers, choices) }
}

/** Returns the field of an answer that a question asks for. */
export function getFieldOf<Answers>(
  { name: question, fields }: DeclaredQuestion<Answers>,
  name: AskedName<Answers>,
): Field<unknown> {
  const field: Field<unknown> | undefined = fields[name]
  if (!field) throw new Error(`“${question}” has no field for ${name}.`)
  return field
}

/** Puts the answer to a question into a few words; returns undefined if the question was not answered. */
export function formatAnswer<Answers>(
  question: DeclaredQuestion<Answers>,
  answers: Partial<Answers>,
  schoolName?: string,
): string | undefined {
  const { format, list, choices = {}, fields } = question
  if (format) return format(answers)
  if (list) return list.labels[findChoice(choices, question.asks(answers), answers) ?? '']?.label
  return formatFields(fields, answers, schoolName)
}

/** Puts several answers into a few words; returns undefined if there is nothing to say. */
export function formatFields<Answers>(
  fields: DeclaredQuestion<Answers>['fields'],
  answers: Partial<Answers>,
  schoolName?: string,
): string | undefined {
  const said = new Set<string>()
  for (const name of Object.keys(fields) as AnswerName<Answers>[]) {
    const field: Field<unknown> | undefined = fields[name]
    const words = answers[name] === undefined ? undefined : field?.format?.(answers[name], { schoolName })
    if (words !== undefined) said.add(words)
  }
  return said.size > 0 ? [...said].join(', ') : undefined
}

/**
 * Returns the parsers of all answers.
 * @param others those of answers that no question asks for
 */
export function collectReaders<Answers>(
  questions: Readonly<Record<string, DeclaredQuestion<Answers>>>,
  others: Partial<AnswerReaders<Answers>> = {},
): AnswerReaders<Answers> {
  const parsers = Object.values(questions).flatMap(({ fields }) =>
    Object.entries<Field<unknown>>(fields as Record<string, Field<unknown>>).map(([name, { parse }]) => [
      name,
      parse,
    ]),
  )
  // Each name is an answer's, because the type of `fields` says so; tests ask that none is missing.
  return { ...Object.fromEntries(parsers), ...others } as AnswerReaders<Answers>
}
