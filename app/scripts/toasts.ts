import { closeLater, isDraggedAway } from '#app/ui/toast/toast-closing.ts'
import type { ToastList } from '#app/ui/toast/toast-list.ts'

const shown = new Map<number, HTMLElement>()

/** Makes the region show the toasts now in the list, each a copy of the region's template. */
export function showToasts(region: HTMLElement, toasts: ToastList): void {
  const messages = toasts.messages()
  for (const [id, toast] of shown) {
    if (messages.some((message) => message.id === id)) continue
    toast.remove()
    shown.delete(id)
  }
  const template = region.querySelector('template')?.content.firstElementChild
  for (const { id, tone, text, takesFocus } of messages) {
    if (shown.has(id) || !template) continue
    const toast = template.cloneNode(true) as HTMLElement
    toast.dataset.tone = tone
    toast.querySelector('[data-text]')?.append(text)
    listen(toast, () => toasts.close(id))
    region.append(toast)
    shown.set(id, toast)
    if (takesFocus) passFocus(toast)
  }
}

/** Gives the toast the focus, and gives it back to where it was once a press closes the toast. */
function passFocus(toast: HTMLElement) {
  const before = document.activeElement
  toast.focus()
  toast.addEventListener('click', () => {
    if (before instanceof HTMLElement) before.focus()
  })
}

/**
 * A toast stays while it has the pointer or the focus, and closes on a click or when dragged sideways by 80%
 * of its width.
 */
function listen(toast: HTMLElement, close: () => void) {
  const { hold, release } = closeLater(close)
  let from: number | undefined
  let moved = 0
  const back = () => {
    from = undefined
    toast.style.translate = toast.style.opacity = ''
  }
  const on = (type: string, handler: (event: PointerEvent) => void) =>
    toast.addEventListener(type, (event) => handler(event as PointerEvent))

  for (const type of ['focus', 'pointerenter']) on(type, hold)
  for (const type of ['blur', 'pointerleave']) on(type, release)
  on('pointerdown', ({ clientX, pointerId }) => {
    from = clientX
    moved = 0
    toast.setPointerCapture(pointerId)
  })
  on('pointermove', ({ clientX }) => {
    if (from === undefined) return
    moved = clientX - from
    toast.style.translate = `${moved}px`
    toast.style.opacity = String(1 - Math.abs(moved) / toast.offsetWidth / 1.5)
  })
  on('pointerup', () => (isDraggedAway(moved, toast.offsetWidth) ? close() : back()))
  on('pointercancel', back)
  // A drag that is too short also ends in a click, which must not close the toast.
  on('click', () => Math.abs(moved) < 6 && close())
}
