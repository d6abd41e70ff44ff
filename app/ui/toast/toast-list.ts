import { createObservable } from '#app/ui/observable.ts'

/**
 * How long a toast stays, in milliseconds, and how far it must be dragged to close, as a share of its width
 * (spec §9).
 */
const toastAutoCloseMs = 5000
const toastDragShare = 0.8

export interface ToastMessage {
  id: number
  tone: 'success' | 'error'
  text: string
  /** Whether it is shown with the focus, which keeps it open until its reader goes on. */
  takesFocus: boolean
}

interface ToastOptions {
  takesFocus?: boolean
}

/**
 * Creates the list of visible toasts, newest last. Each closes by itself unless it is held by the pointer or
 * the focus, because text must not vanish while someone reads it.
 */
export function createToastList() {
  const messages = createObservable<readonly ToastMessage[]>([])
  let lastId = 0
  const timers = new Map<number, ReturnType<typeof setTimeout>>()

  function close(id: number) {
    hold(id)
    messages.set(messages.get().filter((message) => message.id !== id))
  }
  function hold(id: number) {
    clearTimeout(timers.get(id))
    timers.delete(id)
  }
  function release(id: number) {
    hold(id)
    timers.set(id, setTimeout(close, toastAutoCloseMs, id))
  }
  function show(tone: ToastMessage['tone'], text: string, { takesFocus = false }: ToastOptions = {}) {
    lastId += 1
    messages.set([...messages.get(), { id: lastId, tone, text, takesFocus }])
    release(lastId)
  }

  return {
    success: (text: string, options?: ToastOptions) => show('success', text, options),
    error: (text: string) => show('error', text),
    close,
    hold,
    release,
    messages: messages.get,
    subscribe: messages.subscribe,
  }
}

export type ToastList = ReturnType<typeof createToastList>

/** Whether a toast of this width was dragged far enough to close. */
export function isDraggedAway(distance: number, width: number): boolean {
  return Math.abs(distance) >= width * toastDragShare
}
