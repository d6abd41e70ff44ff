import { setUpTooltip } from '#app/ui/tooltip/tooltip-events.ts'
import { findTarget } from './targets.ts'

const initialized = new WeakSet<Element>()

/**
 * Opens tooltips on hover, on focus and on a long touch; a press opens them without script. Each tooltip is
 * set up at its first event, so that tooltips added later work too.
 */
export function listenForTooltips(): void {
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    addEventListener(type, handlePointer, { capture: true, passive: true })
}

function handlePointer(event: Event) {
  const root = findTarget(event, '[data-tooltip]')
  if (!root || initialized.has(root)) return
  initialized.add(root)
  setUpTooltip(root)
}
