/** Returns the page number of a list that an address asks for, starting at 1. */
export function parsePageAddress(address: string): number {
  const asked = parseParams(address).get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1
}

/**
 * Returns the same address for another page of the list; the first page has no number, so that it has only
 * one address.
 */
export function toPageAddress(address: string, page: number): string {
  const params = parseParams(address)
  if (page === 1) params.delete('page')
  else params.set('page', String(page))
  const path = address.split(/[?#]/, 1)[0] ?? ''
  return params.size > 0 ? `${path}?${params}` : path
}

/**
 * Returns the pages to link: the first, the last and those around the current one. `gap` stands for the pages
 * between.
 */
export function pagesShown(page: number, pages: number): (number | 'gap')[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((each) => each >= 1 && each <= pages)
    .sort((a, b) => a - b)
  return shown.flatMap((each, at) => {
    const before = shown[at - 1] ?? 0
    if (each - before <= 1) return [each]
    return each - before === 2 ? [each - 1, each] : ['gap' as const, each]
  })
}

function parseParams(address: string): URLSearchParams {
  return new URLSearchParams(address.split('#', 1)[0]?.split('?')[1] ?? '')
}
