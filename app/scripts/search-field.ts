// On every page: the search link of the bar opens a field that suggests while one types. The markup is that of
// app/shell/search-panel.tsx, a combobox by the ARIA pattern; without this script the link leads to the search page.
import { debounce } from '#app/ui/debounce.ts'

interface Suggestion {
  title: string
  kindName: string
  path: string
}

export function listenForSearch() {
  addEventListener('click', openPanel, true)
  addEventListener('input', ({ target }) => isField(target) && ask(target))
  addEventListener('keydown', (event) => isField(event.target) && steer(event, event.target), true)
  addEventListener('mousedown', (event) => {
    const option =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-search-path]') : null
    if (option && event.button === 0) location.assign(option.dataset.searchPath ?? '/search')
  })
}

const ids = {
  panel: 'site-search',
  field: 'site-search-field',
  list: 'site-search-list',
  status: 'site-search-status',
}

const isField = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.id === ids.field

/** A click for a new tab stays one, and so does every click where a browser knows no popover. */
function openPanel(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('[data-search]') : null
  const panel = document.getElementById(ids.panel)
  if (!link || !panel?.showPopover || event.button !== 0) return
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  event.stopPropagation()
  panel.showPopover()
  document.getElementById(ids.field)?.focus()
}

let asking: AbortController | undefined

const ask = debounce(async (field: HTMLInputElement) => {
  asking?.abort()
  const query = field.value.trim()
  if (query === '') return show(field, [])
  asking = new AbortController()
  const { signal } = asking
  try {
    const address = `${field.dataset.api}/search/suggestions?${new URLSearchParams({ q: query })}`
    const response = await fetch(address, { signal })
    show(field, response.ok ? suggestionsIn(await response.json()) : [])
  } catch {
    // The form still leads to the page of results.
    if (!signal.aborted) show(field, [])
  }
})

function suggestionsIn(answer: unknown): Suggestion[] {
  const { suggestions = undefined } = answer instanceof Object ? (answer as { suggestions?: unknown }) : {}
  return Array.isArray(suggestions) ? suggestions : []
}

function show(field: HTMLInputElement, suggestions: readonly Suggestion[]) {
  const list = document.getElementById(ids.list)
  if (!list) return
  list.replaceChildren(...suggestions.map(optionOf))
  list.hidden = suggestions.length === 0
  field.ariaExpanded = String(suggestions.length > 0)
  choose(field, null)
  const status = document.getElementById(ids.status)
  if (status) status.textContent = said(field, suggestions.length)
}

function said({ value, dataset }: HTMLInputElement, count: number): string {
  if (value.trim() === '') return ''
  return count === 0 ? (dataset.none ?? '') : (dataset.some ?? '').replace('#', String(count))
}

function optionOf({ title, kindName, path }: Suggestion, at: number): HTMLElement {
  const option = document.createElement('div')
  option.id = `${ids.list}-${at}`
  option.role = 'option'
  option.ariaSelected = 'false'
  option.dataset.searchPath = path
  const kind = document.createElement('small')
  kind.textContent = kindName
  option.append(`${title} `, kind)
  return option
}

const options = () => [...document.querySelectorAll<HTMLElement>(`#${ids.list} [role=option]`)]
const chosen = () => options().find((option) => option.ariaSelected === 'true')

function choose(field: HTMLInputElement, option: HTMLElement | null) {
  for (const each of options()) each.ariaSelected = String(each === option)
  if (option) field.setAttribute('aria-activedescendant', option.id)
  else field.removeAttribute('aria-activedescendant')
  option?.scrollIntoView({ block: 'nearest' })
}

function steer(event: KeyboardEvent, field: HTMLInputElement) {
  if (event.isComposing) return
  const all = options()
  const at = all.findIndex((option) => option.ariaSelected === 'true')
  if (event.key === 'ArrowDown' && all.length > 0) choose(field, all[at + 1] ?? null)
  else if (event.key === 'ArrowUp' && all.length > 0)
    choose(field, all[at === -1 ? all.length - 1 : at - 1] ?? null)
  else if (event.key === 'Escape' && all.length > 0) show(field, [])
  else if (event.key === 'Enter' && chosen()) location.assign(chosen()?.dataset.searchPath ?? '/search')
  else return
  event.preventDefault()
}
