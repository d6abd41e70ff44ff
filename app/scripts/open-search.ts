import { loadOnce } from './load-once.ts'

/**
 * The search link of the bar opens the field of app/shell/search-panel.tsx, whose script comes at the first press. A press for
 * a new tab stays one, and so does every press where a browser knows no popover.
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
}

const load = loadOnce((scripts, _: HTMLElement) => scripts.loadSearchField())
