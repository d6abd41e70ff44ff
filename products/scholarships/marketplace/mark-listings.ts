import { combineMeets, type Meets } from '#domain/scholarships/match.ts'
import {
  type CountedFits,
  type FitCounts,
  getShownRange,
  meetsPrivate,
  recountFits,
} from '#domain/scholarships/private-fit.ts'
import { marketplaceText } from './messages.ts'
import { countCertain, countShown, type Shown, staysShown } from './shown-part.ts'

/**
 * Decides on the page what only this browser may: marks the private requirements by what the visitor checked,
 * and what follows for each scholarship, hides what is ruled out where the visitor wants that, and counts again;
 * now and whenever the list changes.
 * @returns a function that stops it
 */
export function markListings(checked: readonly string[]): () => void {
  const list = document.getElementById('list')
  if (!list) return () => undefined
  const mark = () => {
    for (const item of list.querySelectorAll<HTMLElement>('[data-private]')) markRequirement(item, checked)
    for (const item of list.querySelectorAll<HTMLElement>('#listings > li')) markListing(item, list)
    countAgain(list, checked)
  }
  mark()
  const observer = new MutationObserver(mark)
  observer.observe(list, {
    childList: true,
    subtree: true,
    // The live form clears it when it has replaced the list and its title.
    attributeFilter: ['aria-busy'],
  })
  return () => observer.disconnect()
}

function markRequirement(item: HTMLElement, checked: readonly string[]): void {
  const { private: requirement, privateCodes = '' } = item.dataset
  if (requirement !== 'citizenships' && requirement !== 'demographics') return
  const meets = meetsPrivate(requirement, privateCodes.split(' '), checked)
  setText(item.querySelector('b'), marketplaceText.meets[meets])
  setText(item.querySelector('span'), marketplaceText.about[meets])
  if (item.dataset.verdict !== meets) item.dataset.verdict = meets
}

/** The verdict on a listing follows from all of its requirements. */
function markListing(item: HTMLElement, list: HTMLElement): void {
  const overall = item.querySelector<HTMLElement>('[data-overall]')
  if (!overall) return
  const verdicts = [...item.querySelectorAll<HTMLElement>('[data-verdict]')].map(({ dataset }) =>
    toMeets(dataset.verdict),
  )
  const meets = combineMeets(verdicts)
  setText(overall, marketplaceText.overall[meets])
  overall.dataset.overall = meets
  const shown = readShown(list)
  item.hidden = shown !== undefined && !staysShown(shown, meets)
}

function toMeets(verdict: string | undefined): Meets {
  return verdict === 'yes' || verdict === 'no' ? verdict : 'unknown'
}

/** Says the new counts wherever the page says those of the server. */
function countAgain(list: HTMLElement, checked: readonly string[]): void {
  const fits = readFits(list)
  const shown = readShown(list)
  if (!fits || !shown) return
  const counts = recountFits(fits, checked)
  const before = countShown(fits.counts, shown)
  const total = shown === 'yes' || shown === 'no' ? before : countShown(counts, shown)
  for (const part of ['may', 'all', 'yes', 'open', 'no'] as const)
    setText(document.getElementById(`fit-${part}`), marketplaceText.parts[part](counts))
  const title = marketplaceText.title({ shown, counts, total })
  setText(document.getElementById('title'), title)
  document.title = document.title.replace(/^.+(?= \| )/, title)
  const said = document.getElementById('said')
  if (said?.textContent === marketplaceText.said(before)) setText(said, marketplaceText.said(total))
  markElsewhere({ shown, fits, counts })
  markRange(list, { total, certain: countCertain(fits.counts, shown) })
}

/** What the browser alone decided stands in another part of the list, which the server has put together. */
function markElsewhere({ shown, fits, counts }: { shown: Shown; fits: CountedFits; counts: FitCounts }) {
  const note = document.getElementById('fit-elsewhere')
  if (!note || (shown !== 'yes' && shown !== 'no')) return
  const more = counts[shown] - fits.counts[shown]
  note.hidden = more === 0
  setText(note, marketplaceText.elsewhere[shown](more))
}

function markRange(list: HTMLElement, { total, certain }: { total: number; certain: number }): void {
  const items = list.querySelector<HTMLOListElement>('#listings')
  const shown = document.getElementById('shown')
  if (!items || !shown?.parentElement) return
  const visible = items.querySelectorAll(':scope > li:not([hidden])').length
  const isLast = document.getElementById('more') === null
  const range = getShownRange({ start: items.start, visible, total, isLast, certain })
  shown.parentElement.hidden = visible === 0
  setText(document.getElementById('shown-from'), range ? marketplaceText.shownFrom(range.from) : '')
  setText(shown, range ? marketplaceText.shownTo(range.to, total) : marketplaceText.shownSome(visible, total))
}

function readShown({ dataset }: HTMLElement): Shown | undefined {
  return (['all', 'may', 'yes', 'open', 'no'] as const).find((shown) => shown === dataset.shown)
}

/** Reads what the server wrote into the same page. */
function readFits({ dataset }: HTMLElement): CountedFits | undefined {
  return dataset.fits === undefined ? undefined : JSON.parse(dataset.fits)
}

/** An unchanged text is left alone, so that marking does not observe itself. */
function setText(element: Element | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text
}
