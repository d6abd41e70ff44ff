import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { previewCookie } from '#app/features/preview/preview-cookie.ts'
import { EncodedBody } from './encoded-body.ts'
import type { Page } from './page.ts'
import { PageMemory } from './page-memory.ts'

const page: Page = {
  status: 200,
  cookies: [],
  storable: true,
  bytes: 100,
  body: new EncodedBody(Buffer.from('home')),
  headersIn: () => ({}),
}

test('an address is answered at once when it is known, and only as GET without a condition', async () => {
  const memory = await memoryWithHome()
  memory.remember('/?utm_source=x', '/')
  expect(answers(memory, { url: '/?utm_source=x' })).toBe(true)
  expect(answers(memory, { url: '/?utm_source=y' })).toBe(false)
  expect(answers(memory, { url: '/?utm_source=x', method: 'HEAD' })).toBe(false)
  expect(answers(memory, { url: '/?utm_source=x', headers: { 'if-none-match': '"a"' } })).toBe(false)
})

test('who may see drafts is never answered from memory, over http and https', async () => {
  const memory = await memoryWithHome()
  memory.remember('/', '/')
  expect(answers(memory, { url: '/', headers: { cookie: 'draft=x; signed_in=1' } })).toBe(true)
  for (const siteUrl of ['http://localhost:3000', 'https://bursar.example']) {
    const [cookie = ''] = previewCookie('ticket', { until: new Date(), siteUrl }).split(';')
    expect(answers(memory, { url: '/', headers: { cookie: `draft=x; ${cookie}` } })).toBe(false)
  }
})

test('invented addresses cannot fill the memory: long ones are not kept, and the oldest of many go', async () => {
  const memory = await memoryWithHome()
  const long = `/?utm_source=${'x'.repeat(4_000)}`
  memory.remember(long, '/')
  expect(answers(memory, { url: long })).toBe(false)
  for (let at = 0; at < 5_000; at++) memory.remember(`/?utm_source=${'x'.repeat(1_500)}${at}`, '/')
  expect(answers(memory, { url: `/?utm_source=${'x'.repeat(1_500)}0` })).toBe(false)
  expect(answers(memory, { url: `/?utm_source=${'x'.repeat(1_500)}4999` })).toBe(true)
})

async function memoryWithHome() {
  const memory = new PageMemory({ maxBytes: 10_000, now: () => new Date('2026-11-21T12:00:00Z') })
  await memory.pages.load('/', async () => page)
  return memory
}

function answers(memory: PageMemory, request: { url: string; method?: string; headers?: object }): boolean {
  const asked = { method: 'GET', headers: {}, ...request } as IncomingMessage
  const response = { writeHead() {}, end() {} } as unknown as ServerResponse
  return memory.answer(asked, response)
}
