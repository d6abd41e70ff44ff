export interface Suggestion {
  title: string
  kindName: string
  /** A path on this site. */
  path: string
}

/**
 * Parses the response of `GET /api/search/suggestions` and leaves out invalid items. It does not use zod,
 * which is larger than the whole script.
 */
export function readSuggestions(answer: unknown): Suggestion[] {
  const { suggestions } = Object(answer) as { suggestions?: unknown }
  return Array.isArray(suggestions) ? suggestions.filter(isSuggestion) : []
}

function isSuggestion(item: unknown): item is Suggestion {
  const { title, kindName, path } = Object(item) as Partial<Record<keyof Suggestion, unknown>>
  return typeof title === 'string' && title !== '' && typeof kindName === 'string' && isOwnPath(path)
}

const anySite = 'https://own.example'

/**
 * Browsers read `/\` as `//` and ignore tabs and line breaks, so only a parsed URL shows where a path leads.
 */
function isOwnPath(path: unknown): boolean {
  if (typeof path !== 'string' || !path.startsWith('/')) return false
  return URL.canParse(path, anySite) && new URL(path, anySite).origin === anySite
}
