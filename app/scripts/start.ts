// Loads islands and the live form (entry.client.ts) when they are needed, and keeps the visitor's input
// until then: links, forms and typing work without them, and the first press on a button that needs script is
// repeated once it loads.
import type { IslandName } from '#app/islands/registry.ts'
import { loadOnce } from './load-once.ts'
import { whenNearViewport } from './near-viewport.ts'
import { findTarget } from './targets.ts'

const inputs = ['pointerdown', 'focusin', 'keydown', 'input', 'click'] as const
const islandMark = '[data-island]'
const liveMark = '[data-live], [data-live-part]'

export function startAtFirstInput(): void {
  for (const type of inputs) addEventListener(type, handleInput, true)
  addEventListener('pointerover', comeNear, true)
  for (const island of document.querySelectorAll<HTMLElement>(islandMark)) startByItself(island)
}

async function handleInput(event: Event) {
  const isClick = event.type === 'click'
  const island = findTarget(event, islandMark)
  if (island) void hydrate(island, isClick ? findTarget(event, scriptButton) : null)
  const form = liveForm()
  if (!form || !findTarget(event, liveMark)) return
  // Before the script of the list is there, the press would lead to another page.
  const press = isClick && !started.has(form) && findTarget(event, '[data-live-press]')
  if (press) event.preventDefault()
  await startLive(form, event.type === 'input')
  if (!press) return
  if (!started.has(form)) press.removeAttribute('data-live-press')
  press.click()
}

/**
 * Loads scripts early when a mouse comes near the elements that need them. Touch is ignored, because it may
 * only be scrolling.
 */
function comeNear(event: PointerEvent) {
  const around = event.pointerType === 'touch' ? null : findTarget(event, 'section, form, main')
  const island = around?.querySelector<HTMLElement>(islandMark)
  if (island) void loadIsland(island)
  const form = liveForm()
  if (form && around?.querySelector(liveMark)) void loadLiveForm(form)
}

function startByItself(island: HTMLElement) {
  const start = () => void hydrate(island)
  if (island.dataset.when === 'visible') whenNearViewport(island.firstElementChild ?? island, start)
  if (island.dataset.when === 'idle') addEventListener('load', () => whenIdle(start))
}

const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1000))

const loadIsland = loadOnce((scripts, island: HTMLElement) =>
  scripts.loadIsland(island.dataset.island as IslandName),
)
const scriptButton = 'button[type=button]:not([popovertarget])'
const pressed = new WeakMap<HTMLElement, HTMLElement>()
const started = new WeakSet<HTMLElement>()

/** Hydrates an island once; a `button` that was pressed before is pressed again after it. */
export async function hydrate(island: HTMLElement, button: HTMLElement | null = null) {
  if (button && !pressed.has(island)) pressed.set(island, button)
  if (started.has(island)) return
  started.add(island)
  const hydrateWith = await loadIsland(island)
  // The next input tries again.
  if (!hydrateWith) return void started.delete(island)
  await hydrateWith(island)
  island.dataset.hydrated = ''
  pressed.get(island)?.click()
}

const liveForm = () => document.querySelector<HTMLFormElement>('form[data-live]')
const loadLiveForm = loadOnce((scripts, _: HTMLFormElement) => scripts.loadLiveForm())

async function startLive(form: HTMLFormElement, isChanged: boolean) {
  // The list no longer shows what the form says; the script clears this once it does.
  if (isChanged && !started.has(form))
    for (const part of document.querySelectorAll('[data-live-part]')) part.ariaBusy = 'true'
  const script = await loadLiveForm(form)
  if (!script && isChanged) form.submit()
  if (!script || started.has(form)) return
  started.add(form)
  script.startLiveForm(form)
}
