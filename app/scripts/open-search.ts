import { loadOnce } from './load-once.ts'
import { findTarget, isPlainClick } from './targets.ts'

/**
 * Makes the search link in the navbar open the field of app/shell/search-panel.tsx, whose script loads at the
 * first press. Presses that open a new tab still do so, and without popover support the link works as usual.
 */
export function listenForSearch(apiUrl: string): void {
  addEventListener('click', async (event) => {
    const panel = document.getElementById('site-search')
    if (!findTarget(event, '[data-search]') || !panel?.showPopover || !isPlainClick(event)) return
    event.preventDefault()
    panel.showPopover()
    panel.querySelector('input')?.focus()
    const script = await load(panel)
    script?.listenForSearch(panel, apiUrl)
  })
  // Visitors who tab past the panel want to see the page, whether or not its script has loaded.
  addEventListener('focusout', (event) => {
    const panel = findTarget(event, '#site-search')
    const { relatedTarget } = event
    if (panel && relatedTarget instanceof Node && !panel.contains(relatedTarget)) panel.hidePopover()
  })
}

const load = loadOnce((scripts, _: HTMLElement) => scripts.loadSearchField())
