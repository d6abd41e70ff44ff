import type { ToastList } from '#app/ui/toast/toast-list.ts'
import { loadOnce } from './load-once.ts'

/**
 * Shows toasts in the region that app/ui/toast/toasts.tsx renders; their script loads with the first toast.
 */
export function showToasts(toasts: ToastList): void {
  const region = document.querySelector<HTMLElement>('[data-toasts]')
  if (!region) return
  toasts.subscribe(async () => {
    const script = await load(region)
    script?.showToasts(region, toasts)
  })
}

const load = loadOnce((scripts, _: HTMLElement) => scripts.loadToasts())
