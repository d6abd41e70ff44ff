/** A question that is practiced, with coded answers. It never asks for a name, a number or an amount. */
export interface PracticeField {
  id: string
  label: string
  choices: readonly { value: string; label: string }[]
}

export interface PracticeRule {
  /** The answers it looks for: every field named must have one of the values. It is said at the last field. */
  when: Readonly<Record<string, readonly string[]>>
  /** `stops`: the form is rejected or waits. `costs`: the result is wrong. `check`: may be right. `right`: well done. */
  effect: PracticeEffect
  says: string
}

export type PracticeEffect = 'stops' | 'costs' | 'check' | 'right'

export interface Practice {
  fields: readonly PracticeField[]
  rules: readonly PracticeRule[]
}

export type PracticeAnswers = Readonly<Record<string, string>>

export interface PracticeFinding {
  /** The id of the field it is said at. */
  field: string
  effect: PracticeEffect
  says: string
}

/** Finds what the answers so far deserve to be told, in the order of the fields. */
export function findMistakes({ fields, rules }: Practice, answers: PracticeAnswers): PracticeFinding[] {
  return fields.flatMap(({ id }) =>
    rules
      .filter((rule) => lastField(rule) === id && isMet(rule, answers))
      .map(({ effect, says }) => ({ field: id, effect, says })),
  )
}

/** Keeps the answers that a practice offers; anything else in a form, or in storage, is left out. */
export function readAnswers({ fields }: Practice, find: (field: string) => unknown): PracticeAnswers {
  return Object.fromEntries(
    fields.flatMap(({ id, choices }) => {
      const chosen = choices.find(({ value }) => value === find(id))
      return chosen ? [[id, chosen.value]] : []
    }),
  )
}

function isMet({ when }: PracticeRule, answers: PracticeAnswers): boolean {
  return Object.entries(when).every(([field, values]) => values.includes(answers[field] ?? ''))
}

const lastField = ({ when }: PracticeRule) => Object.keys(when).at(-1)
