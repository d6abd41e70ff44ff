/** The page of a list that an address asks for, from 1. */
export function pageOfAddress(address: string): number {
  const asked = paramsOf(address).get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1
}

/** The same address with another page of the list; the first page has no number, so that it has one address. */
export function addressOfPage(address: string, page: number): string {
  const params = paramsOf(address)
  if (page === 1) params.delete('page')
  else params.set('page', String(page))
  const path = address.split(/[?#]/, 1)[0] ?? ''
  return params.size > 0 ? `${path}?${params}` : path
}

/** The pages that are linked: the first, the last, and those around this one. `gap` stands for those between. */
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

function paramsOf(address: string): URLSearchParams {
  return new URLSearchParams(address.split('#', 1)[0]?.split('?')[1] ?? '')
}
