import { expect, test } from 'vitest'
import { buildOutline } from '#app/blocks/outline.ts'
import { PageBody } from '#app/blocks/page-body.tsx'
import { makePageScope, rendered } from '#app/blocks/render.fixture.tsx'
import { desk, source } from '#app/blocks/sample-values.fixture.ts'
import type { AnyEntry } from '#cms/model/blocks/block-types.ts'
import { contactAddress } from './contact-address.ts'
import type { CustomerReview } from './sourced-reviews.ts'

const review: CustomerReview = {
  _type: 'customerReview',
  name: 'Reader',
  text: 'Quick.',
  rating: 4,
  source,
}

function printed(entry: AnyEntry, differs = {}) {
  const page = { body: [entry] }
  return rendered(makePageScope(page, differs), <PageBody page={page} />)
}

function reviews(...shown: CustomerReview[]): AnyEntry {
  return { _type: 'entry', componentType: 'Customer reviews', fields: { title: 'Reviews', reviews: shown } }
}

test('a review shows its stars in words and where it was published', () => {
  const html = printed(reviews(review))
  expect(html).toContain('4 out of 5 stars')
  expect(html).toContain('href="https://example.org/figures/2026"')
})

test.each([
  ['no address', { ...source, url: '' }],
  ['an address of the site itself', { ...source, url: '/reviews' }],
  ['an address that runs something', { ...source, url: 'javascript:alert(1)' }],
  ['no publisher', { ...source, publisher: ' ' }],
])('a review whose source has %s is hidden with its heading', (_what, unsourced) => {
  const entry = reviews({ ...review, source: unsourced })
  expect(printed(entry)).toBe('')
  expect(buildOutline({ body: [entry] }).headings).toEqual([])
  expect(printed(reviews(review, { ...review, name: 'Nobody', source: unsourced }))).not.toContain('Nobody')
})

test('the author and date come from the page unless the block has its own', () => {
  const byline = (fields: object): AnyEntry => ({ _type: 'entry', componentType: 'Author and date', fields })
  const html = printed(byline({}), { authors: [desk], updatedOn: '2026-11-02' })
  expect(html).toContain('href="/author/loans-desk"')
  expect(html).toContain('<time dateTime="2026-11-02">November 2, 2026</time>')
  const other = { ...desk, name: 'Aid desk' }
  const told = printed(byline({ author: other, date: 'last fall' }), { authors: [desk] })
  expect(told).toContain('Aid desk')
  expect(told).toContain('last fall')
  expect(told).not.toContain('Loans desk')
})

test.each([
  ['desk@example.org', 'mailto:desk@example.org'],
  ['(555) 010-0142', 'tel:5550100142'],
  ['+1 555 010 0142', 'tel:+15550100142'],
  ['1 Example Street', undefined],
  ['2026', undefined],
  ['desk@example.org?bcc=x@example.org', undefined],
])('%s leads to %s', (detail, address) => {
  expect(contactAddress(detail)).toBe(address)
})
