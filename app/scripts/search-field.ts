// On every page: the search link of the bar opens a field that suggests while one types. The markup is that of
// app/shell/search-panel.tsx, a combobox by the ARIA pattern; without this script the link leads to the search page.
import { debounce } from '#app/ui/debounce.ts'
import { readSuggestions, type Suggestion } from './read-suggestions.ts'

export function listenForSearch() {
  addEventListener('click', openPanel, true)
  addEventListener('input', ({ target }) => isField(target) && ask(target))
  addEventListener('keydown', (event) => isField(event.target) && steer(event, event.target), true)
  // The focus stays in the field; a press that ends elsewhere chooses nothing.
  addEventListener('mousedown', (event) => optionAt(event) && event.preventDefault())
  addEventListener('click', (event) => {
    const option = optionAt(event)
    if (option) goTo(option)
  })
  addEventListener('focusout', closeBehind)
}

const optionAt = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-search-path]') : null

const goTo = ({ dataset }: HTMLElement) => location.assign(dataset.searchPath ?? '/search')

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

/** Whoever tabs on into the page wants to see it. */
function closeBehind({ target, relatedTarget }: FocusEvent) {
  const panel = document.getElementById(ids.panel)
  if (!(target instanceof Node && relatedTarget instanceof Node) || !panel?.contains(target)) return
  if (!panel.contains(relatedTarget)) panel.hidePopover()
}

let asking: AbortController | undefined

const ask = debounce(async (field: HTMLInputElement) => {
  asking?.abort()
  const query = field.value.trim()
  if (query === '') return close(field)
  asking = new AbortController()
  const { signal } = asking
  try {
    const address = `${field.dataset.api}/search/suggestions?${new URLSearchParams({ q: query })}`
    const response = await fetch(address, { signal })
    show(field, response.ok ? readSuggestions(await response.json()) : [])
  } catch {
    // The form still leads to the page of results.
    if (!signal.aborted) show(field, [])
  }
})

function show(field: HTMLInputElement, suggestions: readonly Suggestion[]) {
  const list = document.getElementById(ids.list)
  if (!list) return
  list.replaceChildren(...suggestions.map(optionOf))
  list.hidden = suggestions.length === 0
  field.ariaExpanded = String(suggestions.length > 0)
  choose(field, null)
  const { none = '', some = '' } = field.dataset
  say(suggestions.length === 0 ? none : some.replace('#', String(suggestions.length)))
}

/** Takes the list away, and what is still on its way to it. */
function close(field: HTMLInputElement) {
  ask.cancel()
  asking?.abort()
  show(field, [])
  say('')
}

function say(text: string) {
  const status = document.getElementById(ids.status)
  if (status) status.textContent = text
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
    // By itself the browser would empty the field first.
    if (all.length === 0) document.getElementById(ids.panel)?.hidePopover()
    close(field)
  } else if (event.key === 'Enter' && all[at]) goTo(all[at])
  else return
  event.preventDefault()
}
