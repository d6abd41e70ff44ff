import { type PromoMark, savedNote } from '#app/shell/promo-mark.ts'
import { writeNote } from '#app/shell/visit-notes.ts'
import { loadOnce } from './load-once.ts'
import { hydrate } from './start.ts'

const load = loadOnce((scripts, _: Element) => scripts.loadPromos())

/** From this width in CSS pixels a pop-up leaves some of its page in sight. */
const WIDE = 900

/** No page opens a modal by itself sooner: whoever has just come reads first. */
const READS_FIRST_MS = 5_000

/**
 * Opens the modal that the address names (`pupid` is its identifier, `inoid` an incentive offer), and those that
 * the page names in links with `data-promo`: at a press, and by themselves at their moment.
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
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-promo]')]
  const marks = links.map(({ dataset }) => JSON.parse(dataset.promo ?? '') as PromoMark)
  const leaving = marks.find(({ moment }) => moment === 'LEAVING')
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a')
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
      return
    const mark = marks[links.indexOf(link)] ?? (isButtonOfText(link) ? leaving : undefined)
    const { between } = link.dataset
    const isBetween = between === 'pop-up' || (between === 'wide' && innerWidth >= WIDE)
    if (!mark && !isBetween) return
    event.preventDefault()
    void script().then((loaded) => {
      if (!loaded) return location.assign(link.href)
      return mark ? loaded.hearPress(link, mark, opening) : loaded.openBetween(link, opening)
    })
  })
  if (marks.length === 0) return
  // An address that names a modal shows that one only.
  if (!identifier)
    setTimeout(() => void script().then((loaded) => loaded?.watchMoments(marks, opening)), READS_FIRST_MS)
}

/** Buttons lead on from a page; other links of its text are for reading. */
const isButtonOfText = (link: HTMLAnchorElement) =>
  link.dataset.variant !== undefined && link.target === '' && link.closest('article') !== null
