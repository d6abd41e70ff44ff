import { applyColourMode, colourModeKey, colourModes, readColourMode } from './colour-mode.ts'

/** The colour-mode switch on pages that ship no React: hears its buttons and marks the one that holds. */
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
    const state = button.role === 'menuitemradio' ? 'aria-checked' : 'aria-pressed'
    button.setAttribute(state, String(button.value === mode))
  }
}
