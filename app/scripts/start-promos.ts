import { savedFlag } from '#app/shell/promo-trigger.ts'
import { writeFlag } from '#app/shell/session-flags.ts'
import { savedInPlace } from '#app/ui/saved-in-place.ts'
import { loadOnce } from './load-once.ts'
import { hydrate } from './start.ts'
import { findTarget, isPlainClick } from './targets.ts'

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
  type Script = NonNullable<Awaited<ReturnType<typeof load>>>
  const withScript = async (use: (script: Script) => unknown, without?: () => void) => {
    const script = await load(document.body)
    if (script) use(script)
    else without?.()
  }
  const watch = () => withScript((script) => script.watchPromoEvents(opening))
  // An address that names a modal shows that one only.
  if (location.search.includes('pupid=')) void withScript((script) => script.openNamed(opening))
  else if (document.querySelector('a[data-promo]')) setTimeout(watch, READS_FIRST_MS)
  addEventListener('submit', (event) => {
    // The page that the form leads to opens what belongs to it; so does this one if it stays.
    const saves = findTarget(event, '[data-saves]')?.dataset.saves
    if (saves) writeFlag(savedFlag, saves)
  })
  addEventListener(savedInPlace, watch)
  addEventListener('click', (event) => {
    const link = findTarget<HTMLAnchorElement>(event, 'a[data-promo], a[data-between]')
    if (!link || !isPlainClick(event)) return
    event.preventDefault()
    void withScript(
      (script) => script.handlePress(link, opening),
      () => location.assign(link.href),
    )
  })
}
