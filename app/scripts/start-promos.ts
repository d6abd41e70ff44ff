import { savedNote } from '#app/shell/promo-mark.ts'
import { writeNote } from '#app/shell/visit-notes.ts'
import { loadOnce } from './load-once.ts'
import { hydrate } from './start.ts'

const load = loadOnce((scripts, _: Element) => scripts.loadPromos())

/** No page opens a modal by itself sooner: whoever has just come reads first. */
const READS_FIRST_MS = 5_000

/**
 * Opens the modal that the address names (`pupid` is its identifier, `inoid` an incentive offer), and those that
 * the page names in links with `data-promo`: at a press, and by themselves at their moment. Links with
 * `data-between` have something before the page that they lead to.
 */
export function startPromos(apiUrl: string): void {
  const opening = { apiUrl, hydrate }
  const script = () => load(document.body)
  const query = new URLSearchParams(location.search)
  const identifier = query.get('pupid')
  if (identifier) {
    const inoid = query.get('inoid') ?? undefined
    void script().then((loaded) => loaded?.openPromo({ identifier, inoid }, opening))
  }
  addEventListener('submit', ({ target }) => {
    const saves = target instanceof HTMLElement && target.dataset.saves
    // The form leads to another page, which opens what belongs to it.
    if (saves) writeNote(savedNote, saves)
  })
  addEventListener('click', (event) => {
    const { target, defaultPrevented, button, metaKey, ctrlKey, shiftKey } = event
    const link =
      target instanceof Element && target.closest<HTMLAnchorElement>('a[data-promo], a[data-between]')
    if (!link || defaultPrevented || button || metaKey || ctrlKey || shiftKey) return
    event.preventDefault()
    void script().then((loaded) => (loaded ? loaded.hearPress(link, opening) : location.assign(link.href)))
  })
  // An address that names a modal shows that one only.
  if (!identifier && document.querySelector('a[data-promo]'))
    setTimeout(() => void script().then((loaded) => loaded?.watchMoments(opening)), READS_FIRST_MS)
}
