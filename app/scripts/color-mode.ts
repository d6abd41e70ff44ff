import { applyColorMode, colorModeKey, colorModes } from '#app/shell/color-mode.ts'
import { findTarget } from './targets.ts'

/** Handles the buttons of app/shell/color-mode-switch.tsx and marks the current mode. */
export function listenForColorMode(): void {
  mark()
  addEventListener('click', (event) => {
    const button = findTarget<HTMLButtonElement>(event, buttons)
    const mode = colorModes.find((value) => value === button?.value)
    if (!button || !mode) return
    applyColorMode(mode)
    mark()
    button.closest<HTMLElement>('[role=menu]')?.hidePopover()
  })
}

const buttons = `button[name=${colorModeKey}]`

function mark() {
  const { theme: mode = 'system' } = document.documentElement.dataset
  for (const button of document.querySelectorAll<HTMLButtonElement>(buttons)) {
    const holds = button.value === mode
    const isEntry = button.role === 'menuitemradio'
    button.setAttribute(isEntry ? 'aria-checked' : 'aria-pressed', String(holds))
    if (isEntry) button.tabIndex = holds ? 0 : -1
  }
}
