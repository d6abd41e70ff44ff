import { expect, test, vi } from 'vitest'
import { createToastList } from './toast-list.ts'

test('closing one toast keeps the others and notifies listeners', () => {
  const toasts = createToastList()
  const received = vi.fn()
  const stop = toasts.subscribe(received)
  toasts.success('one')
  toasts.success('two')
  toasts.close(toasts.messages()[0]?.id ?? 0)
  expect(toasts.messages().map((message) => message.text)).toEqual(['two'])
  expect(received).toHaveBeenCalledTimes(3)
  stop()
  toasts.success('three')
  expect(received).toHaveBeenCalledTimes(3)
})
