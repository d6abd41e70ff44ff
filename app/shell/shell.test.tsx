import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ErrorPage } from './error-page.tsx'
import { PublicSettingsProvider } from './public-settings.tsx'
import { Shell } from './shell.tsx'

const settings = {
  siteName: 'Campus Coin',
  siteUrl: 'https://site.test',
  apiUrl: '/api',
  schoolsApiUrl: '/api',
  supportTimeZoneName: 'Central Time',
}

function page(path: string, content: React.ReactNode = <h1>Page</h1>) {
  return renderToString(
    <MemoryRouter initialEntries={[path]}>
      <PublicSettingsProvider settings={settings}>
        <Shell>{content}</Shell>
      </PublicSettingsProvider>
    </MemoryRouter>,
  )
}

test('the first link leads to the content', () => {
  const html = page('/')
  expect(/<a\b[^>]*>/.exec(html)?.[0]).toContain('href="#main"')
  expect(html).toMatch(/<main[^>]*id="main"/)
})

test('the search icon is 24 by 24 and leads to a page that works', () => {
  const search = /<a\b[^>]*aria-label="Search"[^>]*>.*?<\/svg>/s.exec(page('/'))?.[0] ?? ''
  expect(search).toContain('href="/search"')
  expect(search).toContain('width="24" height="24"')
})

test('the link of the product line is marked on all its pages', () => {
  const marked = (path: string) => [...page(path).matchAll(/<a\b[^>]*aria-current="true"[^>]*>/g)].join()
  expect(marked('/student-loans/offers')).toContain('href="/student-loans"')
  expect(marked('/signin')).toBe('')
})

test('the footer says what the site is not, how it earns, and when support answers in its own zone', () => {
  const html = page('/')
  expect(html).toContain('Campus Coin is free to use. It is not a lender, bank or card issuer')
  expect(html).toContain('We earn fees from some providers shown')
  expect(html).toContain('weekdays 09:00–17:00 (9 a.m. to 5 p.m.), Central Time')
})

test('the frame carries no inline style', () => {
  expect(page('/')).not.toMatch(/\sstyle=/)
})

test('an error shows nothing of itself', () => {
  const html = page('/', <ErrorPage error={new Error('secret at line 7')} />)
  expect(html).toContain('Something broke on our side')
  expect(html).not.toContain('secret')
})

test('a missing page says so', () => {
  const missing = { status: 404, statusText: 'Not Found', internal: false, data: null }
  expect(page('/nope', <ErrorPage error={missing} />)).toContain('We can’t find that page')
})
