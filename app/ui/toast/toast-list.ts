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
}

/**
 * Creates the list of visible toasts, newest last. Each closes by itself unless it is held by the pointer or
 * the focus, because text must not vanish while someone reads it.
 */
export function createToastList() {
  let messages: readonly ToastMessage[] = []
  let lastId = 0
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  const listeners = new Set<() => void>()

  function change(next: readonly ToastMessage[]) {
    messages = next
    for (const listener of listeners) listener()
  }
  function close(id: number) {
    hold(id)
    change(messages.filter((message) => message.id !== id))
  }
  function hold(id: number) {
    clearTimeout(timers.get(id))
    timers.delete(id)
  }
  function release(id: number) {
    hold(id)
    timers.set(id, setTimeout(close, toastAutoCloseMs, id))
  }
  function show(tone: ToastMessage['tone'], text: string) {
    lastId += 1
    change([...messages, { id: lastId, tone, text }])
    release(lastId)
  }

  return {
    success: (text: string) => show('success', text),
    error: (text: string) => show('error', text),
    close,
    hold,
    release,
    messages: () => messages,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type ToastList = ReturnType<typeof createToastList>

/** Whether a toast of this width was dragged far enough to close. */
export function isDraggedAway(distance: number, width: number): boolean {
  return Math.abs(distance) >= width * toastDragShare
}
