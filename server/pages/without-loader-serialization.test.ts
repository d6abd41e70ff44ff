import { data, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { measureBytesLeftBehind } from '#testing/retained-bytes.ts'
import { withoutLoaderSerialization } from './without-loader-serialization.ts'

/** Runs the wrapped loader of a page and returns its answer. */
async function answered(loader: () => unknown, module: object = { default: () => null }) {
  const build = { routes: { page: { id: 'page', module: { ...module, loader } } } } as unknown as ServerBuild
  return withoutLoaderSerialization(build).routes.page?.module.loader?.({} as never) as Promise<unknown>
}

test('a page can read its loader data, but React Router finds nothing to serialize', async () => {
  const answer = await answered(() => ({ offers: [1, 2], head: { title: 'Offers' } }))
  const { offers, head } = answer as { offers: number[]; head: object }
  expect(offers).toEqual([1, 2])
  expect(head).toEqual({ title: 'Offers' })
  expect('offers' in Object(answer)).toBe(true)
  expect(Object.keys(Object(answer))).toEqual([])
})

test('loader data does not stay in memory until a full garbage collection', async () => {
  const hundredKilobytes = () => Array.from({ length: 12_500 }, (_, index) => index + 0.5)
  const load = () => answered(() => ({ offers: hundredKilobytes() }))
  expect(await measureBytesLeftBehind(load)).toBeLessThan(50_000)
})

test('a loader’s status and headers are kept', async () => {
  const answer = await answered(() => data({ found: false }, { status: 404, headers: { 'x-a': 'b' } }))
  const { data: kept, init } = answer as ReturnType<typeof data<{ found: boolean }>>
  expect(kept.found).toBe(false)
  expect(Object.keys(kept)).toEqual([])
  expect(init).toMatchObject({ status: 404, headers: { 'x-a': 'b' } })
})

test.each([null, undefined, 'text', 7])('%s is returned unchanged', async (value) => {
  expect(await answered(() => value)).toBe(value)
})

test('responses and the loaders of routes without a page are left unchanged', async () => {
  const response = new Response('moved', { status: 302 })
  expect(await answered(() => response)).toBe(response)
  const file = { rows: 1 }
  expect(await answered(() => file, {})).toBe(file)
})
