import { type ComponentProps, type ComponentType, createElement, useId } from 'react'
import { usePageRender } from '#app/page-render.ts'
import { createPageStore } from '#app/shell/page-store.ts'
import { usePublicSettings } from '#app/shell/public-settings.tsx'
import { IslandFrame } from './island-frame.tsx'
import type { IslandComponent, IslandName, PlainData } from './registry.ts'

interface IslandProps<Name extends IslandName> {
  name: Name
  /** The default export of the file registered under the name. */
  of: IslandComponent<Name>
  props: PlainData<ComponentProps<IslandComponent<Name>>>
  /** When to hydrate: at the first input in it, once it is near the window, or when the browser is idle. */
  when?: 'input' | 'visible' | 'idle'
}

/**
 * A stateful part of a page. The server renders it as React would; app/scripts/start.ts decides when the
 * browser needs it, and hydrate-island.tsx hydrates it. Of the page's contexts it has only those of
 * IslandFrame.
 */
export function Island<Name extends IslandName>({ name, of, props, when = 'input' }: IslandProps<Name>) {
  const { renderIsland } = usePageRender()
  const settings = usePublicSettings()
  const prefix = useId()
  const html = renderIsland(
    <IslandFrame settings={settings} store={createPageStore(settings)}>
      {createElement(of as ComponentType<object>, props as object)}
    </IslandFrame>,
    prefix,
  )
  return (
    <div
      data-island={name}
      data-prefix={prefix}
      data-props={JSON.stringify(props)}
      data-settings={JSON.stringify(settings)}
      data-when={when}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it just now
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
