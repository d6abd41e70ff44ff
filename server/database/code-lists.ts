/*
 * A list of codes is stored as text with commas between them; `null` stands for no list, and '' for an empty
 * one.
 */

export function joinCodes(codes: readonly string[] | null): string | null {
  return codes === null ? null : codes.join()
}

/** @throws when the text has a code that is not known */
export function splitCodes<Code extends string>(text: string, known: readonly Code[]): Code[] {
  return splitList(text).map((word) => {
    const code = known.find((candidate) => candidate === word)
    // Dropping an unknown code would change the rule: a rule with no other code would refuse everyone, and a
    // rule with several would refuse the wrong people.
    if (code === undefined) throw new Error(`"${word}" is not one of ${known.join(', ')}.`)
    return code
  })
}

export function splitList(text: string): string[] {
  return text === '' ? [] : text.split(',')
}
