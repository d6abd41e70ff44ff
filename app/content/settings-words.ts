import { builtInWords, type TokenWords } from '#content-model/tokens/template-tokens.ts'

/** Returns the values of tokens on a date (`YYYY-MM-DD`): the built-in ones and those from the settings. */
export function settingsWords(
  { tokens = [] }: { tokens?: readonly { name: string; value: string }[] | undefined },
  today: string,
): TokenWords {
  return { ...Object.fromEntries(tokens.map(({ name, value }) => [name, value])), ...builtInWords(today) }
}
