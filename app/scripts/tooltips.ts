import { setUpTooltip } from '#app/ui/tooltip/hear-tooltip.ts'
import { findTarget } from './targets.ts'

const heard = new WeakSet<Element>()

/**
 * Opens tooltips on hover, on focus and on a long touch; a press opens them without script. Each tooltip is
 * set up at its first event, so that tooltips added later work too.
 */
export function listenForTooltips(): void {
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    addEventListener(type, hear, { capture: true, passive: true })
}

function hear(event: Event) {
  const root = findTarget(event, '[data-tooltip]')
  if (!root || heard.has(root)) return
  heard.add(root)
  setUpTooltip(root)
}
