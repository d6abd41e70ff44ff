// Suggests results while the visitor types in the field of app/shell/search-panel.tsx, as an ARIA combobox.
// The page script loads this file when the field opens; without it the field is a form that leads to the
// search page.
import type { PagePath } from '#app/shell/page-path.ts'
import { debounce } from '#app/ui/debounce.ts'
import { readSuggestions, type Suggestion } from './read-suggestions.ts'

const initialized = new WeakSet<HTMLElement>()

/** Starts handling the panel's field, and looks up what was typed before this script loaded. */
export function listenForSearch(panel: HTMLElement, apiUrl: string): void {
  const field = panel.querySelector('input')
  if (!field || initialized.has(panel)) return
  initialized.add(panel)
  field.addEventListener('input', () => ask(field, apiUrl))
  field.addEventListener('keydown', (event) => steer(event, field), true)
  // Keeps the focus in the field; a press that ends outside an option chooses nothing.
  panel.addEventListener('mousedown', (event) => optionAt(event) && event.preventDefault())
  panel.addEventListener('click', (event) => {
    const option = optionAt(event)
    if (option) goTo(option)
  })
  if (field.value !== '') ask(field, apiUrl)
}

const optionAt = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-search-path]') : null

const goTo = ({ dataset }: HTMLElement) =>
  location.assign(dataset.searchPath ?? ('/search' satisfies PagePath))

const ids = {
  panel: 'site-search',
  list: 'site-search-list',
  status: 'site-search-status',
}

let asking: AbortController | undefined

const ask = debounce(async (field: HTMLInputElement, apiUrl: string) => {
  asking?.abort()
  const query = field.value.trim()
  if (query === '') return close(field)
  asking = new AbortController()
  const { signal } = asking
  try {
    const address = `${apiUrl}/search/suggestions?${new URLSearchParams({ q: query })}`
    const response = await fetch(address, { signal })
    show(field, response.ok ? readSuggestions(await response.json()) : [])
  } catch {
    // The form still leads to the results page.
    if (!signal.aborted) show(field, [])
  }
})

function show(field: HTMLInputElement, suggestions: readonly Suggestion[]) {
  const list = document.getElementById(ids.list)
  if (!list) return
  list.replaceChildren(...suggestions.map(toOption))
  list.hidden = suggestions.length === 0
  field.ariaExpanded = String(suggestions.length > 0)
  choose(field, null)
  const { none = '', some = '' } = field.dataset
  announce(suggestions.length === 0 ? none : some.replace('#', String(suggestions.length)))
}

/** Hides the suggestions and cancels the request for new ones. */
function close(field: HTMLInputElement) {
  ask.cancel()
  asking?.abort()
  show(field, [])
  announce('')
}

function announce(text: string) {
  const status = document.getElementById(ids.status)
  if (status) status.textContent = text
}

function toOption({ title, kindName, path }: Suggestion, at: number): HTMLElement {
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
  else if (event.key === 'Escape') {
    // By default the browser would clear the field first.
    if (all.length === 0) document.getElementById(ids.panel)?.hidePopover()
    close(field)
  } else if (event.key === 'Enter' && all[at]) goTo(all[at])
  else return
  event.preventDefault()
}
