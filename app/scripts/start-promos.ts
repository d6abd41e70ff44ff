import { loadOnce } from './load-once.ts'
import { hydrate } from './start.ts'

const load = loadOnce((scripts, _: Element) => scripts.loadPromos())

/** Opens the modal that the address names: `pupid` is its identifier, `inoid` an incentive offer. */
export function startPromos(apiUrl: string): void {
  const query = new URLSearchParams(location.search)
  const identifier = query.get('pupid')
  if (!identifier) return
  const inoid = query.get('inoid') ?? undefined
  void load(document.body).then((script) => script?.openPromo({ identifier, inoid }, { apiUrl, hydrate }))
}
