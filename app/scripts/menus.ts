import { typeAhead } from '#app/ui/menu/type-ahead.ts'

/** Handles keys and state of the menus in app/ui/menu/, which the browser's own popover opens and closes. */
export function listenForMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('[role=menu]')) listen(menu)
}

function listen(menu: HTMLElement) {
  const button = document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`)
  const entries = [...menu.querySelectorAll<HTMLElement>('[role=menuitemradio]')]
  const find = typeAhead()

  const move = (event: KeyboardEvent) => {
    if (!menu.matches(':popover-open')) return
    if (event.key === 'Tab') menu.hidePopover()
    const at = entries.indexOf(document.activeElement as HTMLElement)
    const labels = entries.map((entry) => entry.textContent)
    const next =
      nextEntry(event.key, at, entries.length) ?? (isLetter(event) ? find(event.key, labels, at) : undefined)
    if (next === undefined) return
    event.preventDefault()
    entries[next]?.focus()
  }

  menu.addEventListener('keydown', move)
  button?.addEventListener('keydown', move)
  menu.addEventListener('toggle', (event) => {
    const isOpen = (event as ToggleEvent).newState === 'open'
    button?.setAttribute('aria-expanded', String(isOpen))
    // The event fires a moment after the menu opens, and by then a key press may have moved the focus.
    if (isOpen && !menu.contains(document.activeElement))
      entries.find((entry) => entry.ariaChecked === 'true')?.focus()
  })
}

function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && key !== ' ' && !(ctrlKey || metaKey || altKey)
}

function nextEntry(key: string, at: number, count: number): number | undefined {
  const next: Record<string, number> = {
    ArrowDown: (at + 1) % count,
    ArrowUp: (at - 1 + count) % count,
    Home: 0,
    End: count - 1,
  }
  return next[key]
}
