import { applyColourMode, colourModeKey, colourModes, readColourMode } from '#app/shell/colour-mode.ts'

/** Hears the buttons of app/shell/colour-mode-switch.tsx and marks the one that holds. */
export function listenForColourMode(): void {
  mark()
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>(buttons) : null
    const mode = colourModes.find((value) => value === button?.value)
    if (!button || !mode) return
    applyColourMode(mode)
    mark()
    button.closest<HTMLElement>('[role=menu]')?.hidePopover()
  })
}

const buttons = `button[name=${colourModeKey}]`

function mark() {
  const mode = readColourMode()
  for (const button of document.querySelectorAll<HTMLButtonElement>(buttons)) {
    const holds = button.value === mode
    const isEntry = button.role === 'menuitemradio'
    button.setAttribute(isEntry ? 'aria-checked' : 'aria-pressed', String(holds))
    if (isEntry) button.tabIndex = holds ? 0 : -1
  }
}
