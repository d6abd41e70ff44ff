import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { toItem } from '#domain/scholarships/scholarship-item.ts'
import { someScholarship } from '#domain/scholarships/some-scholarship.fixture.ts'
import { testServer } from '#testing/server.ts'

/** Stands in for the API of another host. */
async function otherHost(answer: () => { body: unknown; total?: number }) {
  const asked: URL[] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (url.pathname === '/v2/lenders') asked.push(url)
    const { body, total = 0 } = answer()
    response.setHeader('x-total-count', total)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    asked,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

test('with the API on another host, the list comes from there, and its filters show no counts', async () => {
  await using host = await otherHost(() => ({ body: [toItem(someScholarship())], total: 1 }))
  await using site = await testServer({ settings: { API_URL: host.url } })
  const visitor = site.visitor()
  await visitor.get('/scholarships/marketplace?level=trade&q=harbor')
  expect(visitor.page.heading).toBe('1 scholarship open today')
  expect(visitor.page.text('#listings h3')).toBe('Harbor Light Scholarship')
  expect(visitor.page.text('label:has(#no-essay)')).toBe('No essay')
  const [asked] = host.asked
  expect(asked?.searchParams.get('type')).toBe('scholarships')
  expect(asked?.searchParams.get('name')).toBe('harbor')
  expect(asked?.searchParams.get('filterBy')).toMatch(/deadline=C.*level=trade/)
})

test('an error of the other host is said in the list, and the filters keep what was chosen', async () => {
  await using host = await otherHost(() => ({ body: { error: 'DOWN', message: 'Later.' } }))
  await using site = await testServer({ settings: { API_URL: host.url } })
  const visitor = site.visitor()
  const answer = await visitor.get('/scholarships/marketplace?level=trade')
  expect(answer.statusCode).toBe(200)
  expect(visitor.page.text('#list')).toContain('Error fetching scholarships')
  expect(visitor.page.values).toMatchObject({ level: 'trade' })
})
