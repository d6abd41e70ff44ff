import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { trackLoanOfferClick, trackPageView, trackSchoolSelected } from './analytics.ts'

let received: unknown[] = []

beforeEach(() => {
  received = []
  const page = Object.assign(new EventTarget(), { innerWidth: 1279 })
  page.addEventListener('analytics', (event) => received.push(event instanceof CustomEvent && event.detail))
  vi.stubGlobal('window', page)
  allow('unknown')
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function allow(consent: string) {
  vi.stubGlobal('document', { documentElement: { dataset: { consent } } })
}

test('a page view has the path and the kind of device, and 1279 px is mobile', () => {
  trackPageView('/student-loans')
  expect(received).toEqual([{ event: 'PageView', path: '/student-loans', device: 'mobile' }])
  expect(window.dataLayer).toEqual(received)
})

test('a picked school reaches the data layer and analytics', () => {
  trackSchoolSelected({ name: 'Oak College', opeid: '00100200' })
  expect(window.dataLayer).toEqual([
    { event: 'schoolselected', name: 'Oak College', opeid: '00100200' },
    { event: 'SchoolSelected', name: 'Oak College', opeid: '00100200' },
  ])
  expect(received).toEqual([{ event: 'SchoolSelected', name: 'Oak College', opeid: '00100200' }])
})

test('name and opeid are empty texts when unknown', () => {
  trackLoanOfferClick()
  trackSchoolSelected()
  expect(received).toEqual([
    { event: 'LoanOfferClick', name: '', opeid: '' },
    { event: 'SchoolSelected', name: '', opeid: '' },
  ])
})

test('the list of events is bounded, and keeps the last ones', () => {
  for (let at = 0; at < 60; at++) trackPageView(`/${at}`)
  expect(window.dataLayer).toHaveLength(50)
  expect(window.dataLayer?.at(-1)).toMatchObject({ path: '/59' })
})

test('what loads for advertising alone gets no events', () => {
  allow('advertising')
  trackSchoolSelected({ name: 'Oak College', opeid: '00100200' })
  expect(window.dataLayer).toBeUndefined()
  expect(received).toHaveLength(1)
})
