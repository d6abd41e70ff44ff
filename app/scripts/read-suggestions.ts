export interface Suggestion {
  title: string
  kindName: string
  /** A path of this site, and of no other. */
  path: string
}

/** The suggestions of an answer of `GET /api/search/suggestions`; what is none is left out. By hand: zod outweighs the script. */
export function readSuggestions(answer: unknown): Suggestion[] {
  const { suggestions } = Object(answer) as { suggestions?: unknown }
  return Array.isArray(suggestions) ? suggestions.filter(isSuggestion) : []
}

function isSuggestion(item: unknown): item is Suggestion {
  const { title, kindName, path } = Object(item) as Partial<Record<keyof Suggestion, unknown>>
  return typeof title === 'string' && title !== '' && typeof kindName === 'string' && isOwnPath(path)
}

const anySite = 'https://own.example'

/** Browsers read `/\` as `//`, and pass over tabs and line ends: what a path means, only its reading as an address says. */
function isOwnPath(path: unknown): boolean {
  if (typeof path !== 'string' || !path.startsWith('/')) return false
  return URL.canParse(path, anySite) && new URL(path, anySite).origin === anySite
}
