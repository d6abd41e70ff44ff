import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { previewCookie } from '#app/features/preview/preview-cookie.ts'
import { createRequestQueue } from '#server/request-queue.ts'
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

test('a known address is answered from memory, but only for a GET without If-None-Match', async () => {
  const memory = await memoryWithHome()
  memory.remember('/?utm_source=x', '/')
  expect(answers(memory, { url: '/?utm_source=x' })).toBe(true)
  expect(answers(memory, { url: '/?utm_source=y' })).toBe(false)
  expect(answers(memory, { url: '/?utm_source=x', method: 'HEAD' })).toBe(false)
  expect(answers(memory, { url: '/?utm_source=x', headers: { 'if-none-match': '"a"' } })).toBe(false)
})

test('visitors who may see drafts are never answered from memory, over http or https', async () => {
  const memory = await memoryWithHome()
  memory.remember('/', '/')
  expect(answers(memory, { url: '/', headers: { cookie: 'draft=x; signed_in=1' } })).toBe(true)
  for (const isSecure of [false, true]) {
    const [cookie = ''] = previewCookie.set('ticket', isSecure).split(';')
    expect(answers(memory, { url: '/', headers: { cookie: `draft=x; ${cookie}` } })).toBe(false)
  }
})

test('made-up addresses cannot fill the memory: long ones are not stored, and old ones are evicted', async () => {
  const memory = await memoryWithHome()
  const long = `/?utm_source=${'x'.repeat(4_000)}`
  memory.remember(long, '/')
  expect(answers(memory, { url: long })).toBe(false)
  for (let at = 0; at < 5_000; at++) memory.remember(`/?utm_source=${'x'.repeat(1_500)}${at}`, '/')
  expect(answers(memory, { url: `/?utm_source=${'x'.repeat(1_500)}0` })).toBe(false)
  expect(answers(memory, { url: `/?utm_source=${'x'.repeat(1_500)}4999` })).toBe(true)
})

async function memoryWithHome() {
  const memory = new PageMemory({
    maxBytes: 10_000,
    now: () => new Date('2026-11-21T12:00:00Z'),
    queue: createRequestQueue(),
  })
  await memory.pages.load('/', 'a', async () => page)
  return memory
}

function answers(memory: PageMemory, request: { url: string; method?: string; headers?: object }): boolean {
  const asked = { method: 'GET', headers: {}, ...request } as IncomingMessage
  const response = { writeHead() {}, end() {} } as unknown as ServerResponse
  return memory.answer(asked, response)
}
