import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Json } from '#content/documents.ts'
import { toJsonBytes } from '#content/query/thread-messages.ts'
import { createResponseCache, encodeResponse, toAnswer } from './response-cache.ts'

const toJson = (value: Json) => toJsonBytes(value, Number.POSITIVE_INFINITY)
const answer = toAnswer('{', toJson(1), '}')

test('caches a response until the transaction number of its dataset changes', () => {
  const cache = createResponseCache()
  cache.set('key', answer, { dataset: 'a', number: 7 }, cache.generation())
  expect(cache.get('key', () => 7)?.body).toEqual(answer.body)
  expect(cache.get('key', () => 8)).toBeUndefined()
  expect(cache.get('key', () => 7)).toBeUndefined()
})

test('does not cache a response above the size limit', () => {
  const cache = createResponseCache()
  cache.set(
    'key',
    toAnswer('', toJson('x'.repeat(2_000_000)), ''),
    { dataset: 'a', number: 1 },
    cache.generation(),
  )
  expect(cache.get('key', () => 1)).toBeUndefined()
})

test('does not cache a response that was started before its dataset was replaced', () => {
  const cache = createResponseCache()
  const since = cache.generation()
  cache.clear()
  cache.set('key', answer, { dataset: 'a', number: 1 }, since)
  expect(cache.get('key', () => 1)).toBeUndefined()
})

test('only equal responses have equal ETags', () => {
  expect(toAnswer('{ ', toJson(1), '}').etag).not.toBe(answer.etag)
  expect(toAnswer('{', toJson(1), ' }').etag).not.toBe(answer.etag)
  expect(toAnswer('{', toJson(1), '}').etag).toBe(answer.etag)
  expect(toAnswer('{', toJson(2), '}').etag).not.toBe(answer.etag)
})

test('a large answer is not copied: its parts stay what they are', () => {
  const json = toJson('x'.repeat(100_000))
  const { body, length } = toAnswer('{"result":', json, '}')
  expect(body[1]).toBe(json.bytes)
  expect(length).toBe(Buffer.concat(body).length)
})

test('an answer is compressed if that makes it smaller, under an ETag of its own', async () => {
  const text = 'x'.repeat(100_000)
  const large = toAnswer('', toJson(text), '')
  const [br, gzip] = [await encodeResponse(large, 'br'), await encodeResponse(large, 'gzip')]
  expect(brotliDecompressSync(Buffer.concat(br.body)).toString()).toBe(JSON.stringify(text))
  expect(gunzipSync(Buffer.concat(gzip.body)).toString()).toBe(JSON.stringify(text))
  expect(new Set([large.etag, br.etag, gzip.etag]).size).toBe(3)
  expect(br.length).toBeLessThan(1_000)
  expect(await encodeResponse(answer, 'br')).toBe(answer)
})

test('what is kept takes as much memory as it has bytes, and no block that it shared with others', async () => {
  const cache = createResponseCache()
  const keep = (key: string, kept: typeof answer) => {
    // As the caller has it: with the answer that was compressed.
    const made = { answer: toAnswer('', toJson('y'.repeat(50_000)), ''), dataset: 'a', number: 1 }
    cache.set(key, kept, made, cache.generation())
    const found = cache.get(key, () => 1)
    expect(found).not.toHaveProperty('answer')
    return found?.body.map((part) => part.buffer.byteLength)
  }
  expect(keep('small', answer)).toEqual([answer.length])
  const compressed = await encodeResponse(toAnswer('', toJson('x'.repeat(50_000)), ''), 'br')
  expect(keep('compressed', compressed)).toEqual([compressed.length])
})
