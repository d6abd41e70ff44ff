import { createObservable } from '#app/ui/observable.ts'

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

/** Creates the list of visible toasts, newest last. Their script (app/scripts/toasts.ts) closes each. */
export function createToastList() {
  const messages = createObservable<readonly ToastMessage[]>([])
  let lastId = 0

  function show(tone: ToastMessage['tone'], text: string, { takesFocus = false }: ToastOptions = {}) {
    lastId += 1
    messages.set([...messages.get(), { id: lastId, tone, text, takesFocus }])
  }

  return {
    success: (text: string, options?: ToastOptions) => show('success', text, options),
    error: (text: string) => show('error', text),
    close: (id: number) => messages.set(messages.get().filter((message) => message.id !== id)),
    messages: messages.get,
    subscribe: messages.subscribe,
  }
}

export type ToastList = ReturnType<typeof createToastList>
