import { typeAhead } from '#app/ui/menu/type-ahead.ts'

/** Handles keys and state of a menu in app/ui/menu/, which the browser's own popover opens and closes. */
export function listenForKeys(root: HTMLElement): void {
  const menu = root.querySelector<HTMLElement>('[role=menu]')
  const entries = [...root.querySelectorAll<HTMLElement>('[role=menuitemradio]')]
  const find = typeAhead()
  const isOpen = () => menu?.matches(':popover-open') ?? false

  const showState = () => {
    root.querySelector('[popovertarget]')?.setAttribute('aria-expanded', String(isOpen()))
    // The menu may have been open for a moment, and a key press may have moved the focus.
    if (isOpen() && !menu?.contains(document.activeElement))
      entries.find((entry) => entry.ariaChecked === 'true')?.focus()
  }

  root.addEventListener('keydown', (event) => {
    if (!isOpen()) return
    if (event.key === 'Tab') menu?.hidePopover()
    const at = entries.indexOf(document.activeElement as HTMLElement)
    const labels = entries.map((entry) => entry.textContent)
    const next =
      nextEntry(event.key, at, entries.length) ?? (isLetter(event) ? find(event.key, labels, at) : undefined)
    if (next === undefined) return
    event.preventDefault()
    entries[next]?.focus()
  })
  menu?.addEventListener('toggle', showState)
  showState()
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
