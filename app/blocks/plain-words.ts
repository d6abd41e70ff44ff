import { fillTokens } from '#content-model/tokens/template-tokens.ts'
import { usePageScope } from './page-scope.tsx'

/** Fills the tokens of a text where there is room for words only: links, buttons, drawings, names of parts. */
export function usePlainWords(): (text: string) => string {
  const { words } = usePageScope()
  return (text) => fillTokens(text, words)
}
