/**
 * Returns texts of a JSON answer by their names; '' for one that is missing or no text. The browser reads answers with it
 * because a schema library is larger than the whole page script.
 */
export function readTexts<Name extends string>(
  answer: unknown,
  ...names: readonly Name[]
): Record<Name, string> {
  const body = Object(answer)
  return Object.fromEntries(
    names.map((name) => [name, typeof body[name] === 'string' ? body[name] : '']),
  ) as Record<Name, string>
}
