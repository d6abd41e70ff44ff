import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { trackLoanOfferClick, trackPageView, trackSchoolSelected } from './analytics.ts'

let heard: unknown[] = []

beforeEach(() => {
  heard = []
  const page = Object.assign(new EventTarget(), { innerWidth: 1279 })
  page.addEventListener('analytics', (event) => heard.push(event instanceof CustomEvent && event.detail))
  vi.stubGlobal('window', page)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a page view carries the path and the kind of device, 1279 px being mobile', () => {
  trackPageView('/student-loans')
  expect(heard).toEqual([{ event: 'PageView', path: '/student-loans', device: 'mobile' }])
})

test('a picked school reaches the data layer and analytics', () => {
  trackSchoolSelected({ name: 'Oak College', opeid: '00100200' })
  expect(window.dataLayer).toEqual([{ event: 'schoolselected', name: 'Oak College', opeid: '00100200' }])
  expect(heard).toEqual([{ event: 'SchoolSelected', name: 'Oak College', opeid: '00100200' }])
})

test('name and opeid are empty texts when they are not known', () => {
  trackLoanOfferClick()
  trackSchoolSelected()
  expect(heard).toEqual([
    { event: 'LoanOfferClick', name: '', opeid: '' },
    { event: 'SchoolSelected', name: '', opeid: '' },
  ])
})
