import type { Services } from '#app/services.ts'
import { builtInWords, type TokenWords } from '#cms/model/tokens/template-tokens.ts'

/**
 * Returns the values of tokens on a date (`YYYY-MM-DD`): those from the settings, the built-in ones, and who runs the
 * site, from the configuration alone, because emails state it too.
 */
export function settingsWords(
  { tokens = [] }: { tokens?: readonly { name: string; value: string }[] | undefined },
  { today, operator }: { today: string; operator: Services['config']['operator'] },
): TokenWords {
  return {
    ...Object.fromEntries(tokens.map(({ name, value }) => [name, value])),
    ...builtInWords(today),
    'operator.name': operator.name ?? 'the operator of this site (name not filled in yet)',
    'operator.address': operator.postalAddress ?? 'postal address not filled in yet',
  }
}
