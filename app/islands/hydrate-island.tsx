import { type ComponentType, createElement, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { IslandFrame } from './island-frame.tsx'

/**
 * Hydrates the server-rendered HTML of an island, and resolves once React handles its events. When an island
 * throws, now or later, its HTML is restored with what was typed and the focus, and the error is logged once.
 */
export function hydrateIsland(element: HTMLElement, Component: ComponentType<never>): Promise<void> {
  const { island, prefix = '', props = '{}', settings = '{}' } = element.dataset
  const html = element.innerHTML
  let inUse = readControls(element)
  const read = () => {
    inUse = readControls(element)
  }
  element.addEventListener('input', read)
  element.addEventListener('focusin', read)
  return new Promise((resolve) => {
    const root = hydrateRoot(
      element,
      <StrictMode>
        <IslandFrame settings={JSON.parse(settings)} store={window.pageStore} onReady={resolve}>
          {createElement(Component as ComponentType<object>, JSON.parse(props))}
        </IslandFrame>
      </StrictMode>,
      {
        identifierPrefix: prefix,
        onUncaughtError(error) {
          console.error(`The island ${island} failed; its HTML stays in use.`, error)
          // React is still working on the tree that it discards.
          queueMicrotask(() => {
            root.unmount()
            element.innerHTML = html
            writeControls(element, inUse)
            resolve()
          })
        },
      },
    )
  })
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const controlsIn = (element: HTMLElement) => [...element.querySelectorAll<Control>('input, select, textarea')]

function readControls(element: HTMLElement) {
  const controls = controlsIn(element)
  return {
    values: controls.map(({ value }) => value),
    focused: controls.findIndex((control) => control.matches(':focus')),
  }
}

function writeControls(element: HTMLElement, { values, focused }: ReturnType<typeof readControls>) {
  const controls = controlsIn(element)
  for (const [at, control] of controls.entries()) control.value = values[at] ?? control.value
  // A visitor who has meanwhile gone elsewhere stays there.
  if (document.activeElement === document.body) controls[focused]?.focus()
}
