/**
 * One list of choices that gives several answers at once: what each choice says, by its value. An answer that a
 * choice leaves out is removed.
 */
export type Choices<Answers> = Readonly<Record<string, Partial<Answers>>>

/** Returns the choices that do not contradict what is already given, such as by the path of a flow. */
export function offerChoices<Answers>(
  choices: Choices<Answers> = {},
  given: Partial<Answers>,
): [value: string, said: Partial<Answers>][] {
  return Object.entries(choices).filter(([, said]) => !contradicts(said, given))
}

/**
 * Returns the choice that says just what the answers do, as far as the question asks for them; undefined if
 * there is none.
 */
export function findChoice<Answers>(
  choices: Choices<Answers>,
  asked: readonly (keyof Answers)[],
  answers: Partial<Answers>,
): string | undefined {
  return Object.entries(choices).find(([, said]) => asked.every((name) => said[name] === answers[name]))?.[0]
}

function contradicts<Answers>(said: Partial<Answers>, given: Partial<Answers>): boolean {
  for (const name in said) {
    if (given[name] !== undefined && given[name] !== said[name]) return true
  }
  return false
}
