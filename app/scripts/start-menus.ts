import { loadOnce } from './load-once.ts'
import { findTarget } from './targets.ts'

/**
 * Loads the keys of a menu (app/ui/menu/) when the focus or a press first comes to it. The browser's own popover opens
 * and closes it before that, too.
 */
export function startMenus(): void {
  for (const type of ['focusin', 'pointerdown'])
    addEventListener(type, (event) => {
      const menu = findTarget(event, '[data-menu]')
      if (menu) void start(menu)
    })
}

const start = loadOnce(async (scripts, menu: HTMLElement) => {
  const { listenForKeys } = await scripts.loadMenus()
  listenForKeys(menu)
})
