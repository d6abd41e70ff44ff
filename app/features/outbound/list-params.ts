/**
 * Returns the list's parameters from the address, as far as they are plain codes, so that the link back leads
 * to the same list.
 */
export function getListParams(query: URLSearchParams): [string, string][] {
  const isCode = (text: string) => /^[\w-]+$/.test(text)
  return [...query].filter(([name, value]) => !ownNames.has(name) && isCode(name) && isCode(value))
}

const ownNames = new Set(['offer', 'line'])
