/**
 * The parser of each answer's text, whether it comes from a form, a draft, or an address; it returns
 * undefined if the text is invalid.
 */
export type AnswerReaders<Answers> = {
  readonly [Name in keyof Answers]-?: (text: string, facts: { today: string }) => Answers[Name] | undefined
}

/**
 * Reads the answers from a record of strings, such as a stored draft, and drops whatever is invalid.
 * @param today 'YYYY-MM-DD'
 */
export function readAnswers<Answers>(
  readers: AnswerReaders<Answers>,
  texts: Readonly<Record<string, unknown>>,
  facts: { today: string },
): Partial<Answers> {
  const answers: Partial<Answers> = {}
  for (const name in readers) {
    const text = texts[name]
    const answer = typeof text === 'string' ? readers[name](text, facts) : undefined
    if (answer !== undefined) answers[name] = answer
  }
  return answers
}

/** Writes the answers as strings that `readAnswers` can read; missing answers are left out. */
export function writeAnswers<Answers>(
  readers: AnswerReaders<Answers>,
  answers: Partial<Answers>,
): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const name in readers) {
    if (answers[name] !== undefined) texts[name] = String(answers[name])
  }
  return texts
}

/** Returns the parser of an answer that must be one of these codes. */
export function codeReader<Code extends string>(codes: readonly Code[]) {
  return (text: string): Code | undefined => codes.find((code) => code === text)
}
