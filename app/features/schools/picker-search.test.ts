import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pickerSearch } from './picker-search.ts'
import type { SchoolOption } from './school-option.ts'

const school = (name: string): SchoolOption => ({
  name,
  opeid: `opeid of ${name}`,
  abbreviation: '',
  city: 'Town',
  state: 'OH',
  unitid: '100000',
})

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Creates a picker search whose responses the test resolves by hand, in any order. */
function picker() {
  const asked: { keywords: string; signal: AbortSignal; answer: PromiseWithResolvers<SchoolOption[]> }[] = []
  const errors: string[] = []
  const search = pickerSearch({
    find(keywords, signal) {
      const answer = Promise.withResolvers<SchoolOption[]>()
      asked.push({ keywords, signal, answer })
      return answer.promise
    },
    onError: (message) => errors.push(message),
  })
  const settle = () => vi.advanceTimersByTimeAsync(0)
  return { asked, errors, search, settle }
}

test('typing opens the list and sets loading at once; the request follows 166 ms later', () => {
  const { asked, search } = picker()
  search.type('uc')
  expect(search.state()).toEqual({ isOpen: true, isLoading: true, options: [] })
  vi.advanceTimersByTime(165)
  expect(asked).toHaveLength(0)
  vi.advanceTimersByTime(1)
  expect(asked.map((call) => call.keywords)).toEqual(['uc'])
})

test('fast typing sends one request, for the last text', () => {
  const { asked, search } = picker()
  for (const text of ['u', 'uc', 'ucl', ' ucla ']) {
    search.type(text)
    vi.advanceTimersByTime(100)
  }
  vi.advanceTimersByTime(166)
  expect(asked.map((call) => call.keywords)).toEqual(['ucla'])
})

test('results replace the options unfiltered and end loading', async () => {
  const { asked, search, settle } = picker()
  search.type('ucla')
  vi.advanceTimersByTime(166)
  asked[0]?.answer.resolve([school('University of California-Los Angeles')])
  await settle()
  expect(search.state()).toEqual({
    isOpen: true,
    isLoading: false,
    options: [school('University of California-Los Angeles')],
  })
})

test('responses to outdated searches are dropped, whatever the order of arrival', async () => {
  const { asked, search, settle } = picker()
  search.type('o')
  vi.advanceTimersByTime(166)
  search.type('ohio')
  vi.advanceTimersByTime(166)
  expect(asked[0]?.signal.aborted).toBe(true)
  asked[1]?.answer.resolve([school('Ohio State')])
  await settle()
  asked[0]?.answer.resolve([school('Oberlin')])
  await settle()
  expect(search.state().options).toEqual([school('Ohio State')])
})

test('a failure passes its message to the form and ends loading; the next success clears it', async () => {
  const { asked, errors, search, settle } = picker()
  search.type('ucla')
  vi.advanceTimersByTime(166)
  asked[0]?.answer.reject(new Error('Search is down'))
  await settle()
  expect(errors).toEqual(['Search is down'])
  expect(search.state().isLoading).toBe(false)
  search.type('ucl')
  vi.advanceTimersByTime(166)
  asked[1]?.answer.resolve([])
  await settle()
  expect(errors).toEqual(['Search is down', ''])
  expect(search.state()).toEqual({ isOpen: true, isLoading: false, options: [] })
})

test('closing clears the options, ends loading, and cancels the search in progress', async () => {
  const { asked, errors, search, settle } = picker()
  search.type('ucla')
  vi.advanceTimersByTime(166)
  search.close()
  expect(search.state()).toEqual({ isOpen: false, isLoading: false, options: [] })
  asked[0]?.answer.reject(new Error('aborted'))
  await settle()
  expect(errors).toEqual([])
  search.type('osu')
  search.close()
  vi.advanceTimersByTime(1000)
  expect(asked).toHaveLength(1)
})

test('an emptied field closes the list without a request', () => {
  const { asked, search } = picker()
  search.type('u')
  search.type('  ')
  vi.advanceTimersByTime(1000)
  expect(search.state()).toEqual({ isOpen: false, isLoading: false, options: [] })
  expect(asked).toEqual([])
})
