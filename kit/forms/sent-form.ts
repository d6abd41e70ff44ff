export interface Problem {
  /** Name of the input; undefined if the problem concerns the whole form. */
  field?: string | undefined
  message: string
}

/** The values of a form's inputs, by name. */
export type Values = Readonly<Record<string, string | undefined>>

/** A form as the server sends it back: what was typed, and what is wrong with it. */
export interface SentForm {
  values: Values
  problems: readonly Problem[]
}

/** A form after reading it. */
export interface Reading<Answers> extends SentForm {
  /** Undefined if there are problems, or if the form asked for something else than an answer. */
  answers?: Answers | undefined
}

/**
 * Connects a field of a page with its form: returns its value and its error, to spread onto it.
 * @param form undefined before the form was sent
 */
export function connectField(form: SentForm | undefined, name: string) {
  return { id: name, name, defaultValue: form?.values[name], error: findProblem(form, name) }
}

/** Returns the first problem of a field, to show next to it. */
export function findProblem(form: Pick<SentForm, 'problems'> | undefined, field: string): string | undefined {
  return form?.problems.find((problem) => problem.field === field)?.message
}
