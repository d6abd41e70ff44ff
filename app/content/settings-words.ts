import { builtInWords, type TokenWords } from '#content-model/tokens/template-tokens.ts'

/** What tokens stand for on a day (`YYYY-MM-DD`): those of every day, and those of the settings. */
export function settingsWords(
  { tokens = [] }: { tokens?: readonly { name: string; value: string }[] | undefined },
  today: string,
): TokenWords {
  return { ...Object.fromEntries(tokens.map(({ name, value }) => [name, value])), ...builtInWords(today) }
}
