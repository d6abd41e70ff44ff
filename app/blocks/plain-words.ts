import { fillTokens } from '#cms/model/tokens/template-tokens.ts'
import { usePageScope } from './page-scope.tsx'

/**
 * Returns a function that fills in the tokens of a text where only plain text is allowed: links, buttons,
 * drawings and labels.
 */
export function usePlainWords(): (text: string) => string {
  const { words } = usePageScope()
  return (text) => fillTokens(text, words)
}
