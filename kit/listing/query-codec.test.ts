import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageFields } from './list-page.ts'
import {
  choice,
  flag,
  parsed,
  queryCodec,
  text,
  toAddress,
  weights,
  wholeNumber,
  withDefault,
} from './query-codec.ts'

const { read, write } = queryCodec({
  words: text('q', 5),
  kind: choice('kind', ['red', 'blue']),
  year: parsed('year', (typed) => (/^20\d\d$/.test(typed) ? typed : undefined)),
  isNew: flag('new'),
  hours: wholeNumber('hours', { min: 1, max: 100 }),
  sort: withDefault(choice('sort', ['best', 'price']), 'best'),
  weights: weights(['price', 'rules'], { price: 60, rules: 40 }),
  ...pageFields,
})
const readQuery = (query: string) => read(new URLSearchParams(query))

test('whatever an address says, what is read from it is written and read back unchanged', () => {
  const ours = ['q', 'kind', 'year', 'new', 'hours', 'sort', 'w-price', 'w-rules', 'weights', 'all', 'page']
  const names = fc.constantFrom(...ours, 'x')
  const values = fc.oneof(
    fc.constantFrom('1', '0', '7', '100', '101', '-1', '1e1', '2026', 'red', 'price', 'usual', '__proto__'),
    fc.string(),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(names, values)), (entries) => {
      const settings = read(new URLSearchParams(entries))
      // A cut text may end with a space, which the next reading leaves out.
      const trimmed = { ...settings, words: settings.words.trim() }
      expect(read(new URLSearchParams(write(settings)))).toEqual(trimmed)
    }),
  )
})

test('settings are written in the order of their fields, without those at their default', () => {
  expect(write(readQuery(''))).toEqual([])
  expect(toAddress('/list', write(readQuery('sort=best&kind=gray&w-price=60&page=9')))).toBe('/list')
  const shuffled = 'page=2&all=1&w-rules=0&sort=price&hours=8&new=1&year=2026&kind=red&q=a+b'
  expect(toAddress('/list', write(readQuery(shuffled)))).toBe(
    '/list?q=a+b&kind=red&year=2026&new=1&hours=8&sort=price&w-rules=0&all=1&page=2',
  )
})

test('the last of several values counts', () => {
  expect(readQuery('kind=red&kind=blue').kind).toBe('blue')
  expect(readQuery('kind=red&kind=').kind).toBeUndefined()
})
