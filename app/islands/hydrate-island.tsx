import { type ComponentType, createElement, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { IslandFrame } from './island-frame.tsx'

/**
 * Hydrates the server-rendered HTML of an island, and resolves once React handles its events. When an island
 * throws, now or later, its HTML is restored with what was typed, and the error is logged once.
 */
export function hydrateIsland(element: HTMLElement, Component: ComponentType<never>): Promise<void> {
  const { island, prefix = '', props = '{}', settings = '{}' } = element.dataset
  const html = element.innerHTML
  let typed = readControls(element)
  element.addEventListener('input', () => {
    typed = readControls(element)
  })
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
          console.error(`The island ${island} broke; its HTML stays in use.`, error)
          // React is still working on the tree that it discards.
          queueMicrotask(() => {
            root.unmount()
            element.innerHTML = html
            writeControls(element, typed)
            resolve()
          })
        },
      },
    )
  })
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const controlsIn = (element: HTMLElement) => [...element.querySelectorAll<Control>('input, select, textarea')]

function readControls(element: HTMLElement): string[] {
  return controlsIn(element).map(({ value }) => value)
}

function writeControls(element: HTMLElement, values: readonly string[]) {
  for (const [at, control] of controlsIn(element).entries()) control.value = values[at] ?? control.value
}
