import { data, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { withoutHandoff } from './without-handoff.ts'

/** What the loader of a page answers in the end, and what of it would be written out. */
async function answered(loader: () => unknown, module: object = { default: () => null }) {
  const build = { routes: { page: { id: 'page', module: { ...module, loader } } } } as unknown as ServerBuild
  return withoutHandoff(build).routes.page?.module.loader?.({} as never) as Promise<unknown>
}

test('a page reads what its loader answered, and React Router finds nothing to write out', async () => {
  const answer = await answered(() => ({ offers: [1, 2], head: { title: 'Offers' } }))
  const { offers, head } = answer as { offers: number[]; head: object }
  expect(offers).toEqual([1, 2])
  expect(head).toEqual({ title: 'Offers' })
  expect('offers' in Object(answer)).toBe(true)
  expect(Object.keys(Object(answer))).toEqual([])
})

test('status and headers stay with the answer', async () => {
  const answer = await answered(() => data({ found: false }, { status: 404, headers: { 'x-a': 'b' } }))
  const { data: kept, init } = answer as ReturnType<typeof data<{ found: boolean }>>
  expect(kept.found).toBe(false)
  expect(Object.keys(kept)).toEqual([])
  expect(init).toMatchObject({ status: 404, headers: { 'x-a': 'b' } })
})

test.each([null, undefined, 'text', 7])('%s is nothing to hide', async (value) => {
  expect(await answered(() => value)).toBe(value)
})

test('an answer to the browser itself passes, and so does every loader of a route without a page', async () => {
  const response = new Response('moved', { status: 302 })
  expect(await answered(() => response)).toBe(response)
  const file = { rows: 1 }
  expect(await answered(() => file, {})).toBe(file)
})
