import { afterEach, expect, test, vi } from 'vitest'
import { whenNearViewport } from './near-viewport.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Fakes an IntersectionObserver that the test triggers. */
function observer() {
  const made: { rootMargin: string | undefined; see(isIntersecting: boolean): void; isOn: boolean }[] = []
  class FakeObserver {
    readonly record
    constructor(
      callback: (entries: { isIntersecting: boolean }[]) => void,
      options?: { rootMargin?: string },
    ) {
      this.record = {
        rootMargin: options?.rootMargin,
        see: (isIntersecting: boolean) => callback([{ isIntersecting }]),
        isOn: false,
      }
      made.push(this.record)
    }
    observe() {
      this.record.isOn = true
    }
    disconnect() {
      this.record.isOn = false
    }
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  return made
}
// The stub ignores the element.
const element = Object.create(null)

test('the margin is 200 px, and the callback runs once', () => {
  const made = observer()
  const near = vi.fn()
  whenNearViewport(element, near)
  expect(made[0]).toMatchObject({ rootMargin: '200px', isOn: true })
  made[0]?.see(false)
  expect(near).not.toHaveBeenCalled()
  made[0]?.see(true)
  expect(near).toHaveBeenCalledTimes(1)
  expect(made[0]?.isOn).toBe(false)
})
