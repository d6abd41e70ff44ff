import { afterAll, describe, expect, test } from 'vitest'
import { catchRefusal, closeServices } from './work-bounds.fixture.ts'

afterAll(closeServices)

describe('queries that would take very long are stopped while other requests are served', () => {
  test.each([
    ['nested queries', '*[count(*[_id != ^._id && count(*[_id != ^._id && rank > ^.rank]) > 0]) > 0]'],
    ['a join of everything with everything', '*{"all": *[rank > ^.rank]{"more": *[rank > ^.rank]._id}}'],
    [
      'nested loops over one list',
      '*[0]{"n": numbers[count(^.numbers[count(^.^.numbers[count(^.^.^.numbers[@ > 0]) > 0]) > 0]) > 0]}{"n": *[count(^.n[@ > count(*[rank > 3])]) > 0]}',
    ],
    [
      'references followed for every pair of documents',
      '*{"all": *[author->author->rank > ^.author->author->rank]._id}',
    ],
    ['wildcards that can match a word in many ways', `*[title match "${'*a'.repeat(12)}b"]`],
    ['lists that grow', `*[0]{"a": [1, 2]}${'{"a": [...a, ...a]}'.repeat(60)}`],
    ['texts that grow', `*[0]{"a": title}${'{"a": a + a}'.repeat(60)}`],
    [
      'a value that repeats itself',
      `*[0...1]${'{"a": coalesce(@, 1), "b": coalesce(@, 2)}'.repeat(60)}[references("x")]`,
    ],
  ])('%s', async (_, query) => {
    const { status, ticks, message } = await catchRefusal(query)
    expect(status).toBe(400)
    expect(message).toMatch(/more (time|memory|documents) than allowed|too large|expands its data too much/)
    expect(ticks).toBeGreaterThan(0)
  })
})
