import { applyColorMode, colorModeKey, colorModes, readColorMode } from '#app/shell/color-mode.ts'

/** Handles the buttons of app/shell/color-mode-switch.tsx and marks the current mode. */
export function listenForColorMode(): void {
  mark()
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>(buttons) : null
    const mode = colorModes.find((value) => value === button?.value)
    if (!button || !mode) return
    applyColorMode(mode)
    mark()
    button.closest<HTMLElement>('[role=menu]')?.hidePopover()
  })
}

const buttons = `button[name=${colorModeKey}]`

function mark() {
  const mode = readColorMode()
  for (const button of document.querySelectorAll<HTMLButtonElement>(buttons)) {
    const holds = button.value === mode
    const isEntry = button.role === 'menuitemradio'
    button.setAttribute(isEntry ? 'aria-checked' : 'aria-pressed', String(holds))
    if (isEntry) button.tabIndex = holds ? 0 : -1
  }
}
