import { loadOnce } from './load-once.ts'

/**
 * Makes the search link in the navbar open the field of app/shell/search-panel.tsx, whose script loads at the
 * first press. Presses that open a new tab still do so, and without popover support the link works as usual.
 */
export function listenForSearch(apiUrl: string): void {
  addEventListener('click', async (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-search]') : null
    const panel = document.getElementById('site-search')
    if (!link || !panel?.showPopover || event.button !== 0) return
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    panel.showPopover()
    panel.querySelector('input')?.focus()
    const script = await load(panel)
    script?.listenForSearch(panel, apiUrl)
  })
  // Visitors who tab past the panel want to see the page, whether or not its script has loaded.
  addEventListener('focusout', ({ target, relatedTarget }) => {
    const panel = target instanceof Element ? target.closest<HTMLElement>('#site-search') : null
    if (panel && relatedTarget instanceof Node && !panel.contains(relatedTarget)) panel.hidePopover()
  })
}

const load = loadOnce((scripts, _: HTMLElement) => scripts.loadSearchField())
