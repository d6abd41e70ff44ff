import { readTexts } from '#app/shell/json-texts.ts'

/** `path` is a path on this site. */
export type Suggestion = Record<'title' | 'kindName' | 'path', string>

/** Parses the response of `GET /api/search/suggestions` and leaves out invalid items. */
export function readSuggestions(answer: unknown): Suggestion[] {
  const { suggestions }: { suggestions?: unknown } = Object(answer)
  if (!Array.isArray(suggestions)) return []
  return suggestions
    .map((item) => readTexts(item, 'title', 'kindName', 'path'))
    .filter(({ title, kindName, path }) => title !== '' && kindName !== '' && isOwnPath(path))
}

const anySite = 'https://own.example'

/**
 * Browsers read `/\` as `//` and ignore tabs and line breaks, so only a parsed URL shows where a path leads.
 */
function isOwnPath(path: string): boolean {
  return path.startsWith('/') && URL.canParse(path, anySite) && new URL(path, anySite).origin === anySite
}
