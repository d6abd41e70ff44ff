// On pages with React: waits for the first input or an idle moment before it loads any script, so that
// reading costs nothing. What the visitor did meanwhile is kept: native links, forms and typing work by
// themselves; the first click on a button that needs script is replayed once React has taken over.
import { keepOffline } from './keep-offline.ts'
import { listenForSearch } from './search-field.ts'

const inputs = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const
let started = false
let waitingButton: HTMLElement | null = null

function start() {
  if (started) return
  started = true
  for (const type of inputs) removeEventListener(type, start, true)
  const held = document.getElementById('start') as HTMLScriptElement
  const script = document.createElement('script')
  script.type = 'module'
  if (held.nonce) script.nonce = held.nonce
  script.textContent = held.textContent
  document.body.append(script)
}

function rememberClick(event: MouseEvent) {
  const button = (event.target as Element).closest<HTMLElement>('button[type=button]:not([popovertarget])')
  waitingButton ??= button
}

listenForSearch()
for (const type of inputs) addEventListener(type, start, { capture: true, passive: true })
addEventListener('click', rememberClick, true)
addEventListener('hydrated', () => {
  removeEventListener('click', rememberClick, true)
  waitingButton?.click()
})
addEventListener('load', () => {
  afterPaint(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 4000 })
    else setTimeout(start, 1500)
    keepOffline()
  })
})

/** An idle moment may come before the first paint, where a download would only be in its way. */
function afterPaint(then: () => void) {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return then()
  const painted = new PerformanceObserver(() => {
    painted.disconnect()
    then()
  })
  painted.observe({ type: 'paint', buffered: true })
}
