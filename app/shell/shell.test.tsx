import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { PageRenderContext } from '#app/page-render.ts'
import barPopover from '#app/ui/menu/bar-popover.module.css'
import { listAccountLinks, listProductLinks, listReturnPages } from '#products/product.ts'
import { products } from '#products/products.ts'
import { ErrorPage } from './error-page.tsx'
import { shellText } from './messages.ts'
import { PublicSettingsProvider } from './public-settings.tsx'
import { Shell } from './shell.tsx'

const settings = {
  siteName: 'Campus Coin',
  siteUrl: 'https://site.test',
  apiUrl: '/api',
  schoolsApiUrl: '/api',
  supportTimeZoneName: 'Central Time',
}

const pageRender = { nonce: undefined, preview: undefined, startScript: '', renderIsland: () => '' }
const site = {
  productLinks: listProductLinks(products),
  accountLinks: listAccountLinks(products),
  arrival: undefined,
  returnPages: listReturnPages(products),
}

function page(
  path: string,
  content: React.ReactNode = <h1>Page</h1>,
  { isOutage = false, exit }: { isOutage?: boolean; exit?: string } = {},
) {
  return renderToString(
    <MemoryRouter initialEntries={[path]}>
      <PageRenderContext value={{ ...pageRender, ...site, isOutage }}>
        <PublicSettingsProvider settings={settings}>
          <Shell exit={exit}>{content}</Shell>
        </PublicSettingsProvider>
      </PageRenderContext>
    </MemoryRouter>,
  )
}

test('the first link skips to the content', () => {
  const html = page('/')
  expect(/<a\b[^>]*>/.exec(html)?.[0]).toContain('href="#main"')
  expect(html).toMatch(/<main[^>]*id="main"/)
})

test('the search icon is 24 by 24 and links to the search page', () => {
  const search = /<a\b[^>]*aria-label="Search"[^>]*>.*?<\/svg>/s.exec(page('/'))?.[0] ?? ''
  expect(search).toContain('href="/search"')
  expect(search).toContain('width="24" height="24"')
})

test('what opens from the navbar has one frame: the color modes and the account', () => {
  const tags = page('/').match(/<[^>]*popover="auto"[^>]*>/g) ?? []
  const framed = tags.filter((tag) => tag.includes(barPopover.frame ?? '?'))
  expect(framed.map((tag) => /aria-label="([^"]*)"/.exec(tag)?.[1])).toEqual(
    expect.arrayContaining([shellText.account, shellText.appearance]),
  )
})

test('the link of a product line is current on all its pages', () => {
  const marked = (path: string) => [...page(path).matchAll(/<a\b[^>]*aria-current="true"[^>]*>/g)].join()
  expect(marked('/student-loans/offers')).toContain('href="/student-loans"')
  expect(marked('/signin')).toBe('')
})

test('the footer says what the site is not, how it earns money, and the support hours with time zone', () => {
  const html = page('/')
  expect(html).toContain('Campus Coin is free to use. It isn’t a lender, bank, or card issuer')
  expect(html).toContain(shellText.fees)
  expect(html).toContain('Support: weekdays, 9\u00A0a.m. to 5\u00A0p.m. Central Time')
})

test('in a flow the header leads only home and out of it, and the footer is one line', () => {
  const html = page('/student-loans/signup', <h1>Question</h1>, { exit: '/student-loans' })
  expect(html).not.toContain('<nav')
  expect([...html.matchAll(/<a\b[^>]*href="([^"]+)"/g)].map(([, to]) => to)).toEqual([
    '#main',
    '/',
    '/student-loans',
    '/promo',
    '/about/privacy',
    '/about/how-we-make-money',
    '/about/contact',
  ])
  expect(html).toContain('Campus Coin is free, and isn’t a lender.')
})

test('the frame has no inline styles', () => {
  expect(page('/')).not.toMatch(/\sstyle=/)
})

test('the error page shows no details of the error', () => {
  const html = page('/', <ErrorPage error={new Error('secret at line 7')} />)
  expect(html).toContain(shellText.failed.title)
  expect(html).not.toContain('secret')
  expect(html).toContain('>500<')
  expect(page('/', <ErrorPage error={new Error('secret')} />, { isOutage: true })).toContain('>503<')
})

test('the error page says what happened when the site itself does', () => {
  const error = { status: 503, statusText: '', internal: false, data: 'You’re signed out.' }
  const html = page('/signout', <ErrorPage error={error} />)
  expect(html).toContain('>503<')
  expect(html).toContain('You’re signed out.')
})

test('the page for an unknown address says so', () => {
  const missing = { status: 404, statusText: 'Not Found', internal: false, data: null }
  expect(page('/nope', <ErrorPage error={missing} />)).toContain('We can’t find that page')
})
