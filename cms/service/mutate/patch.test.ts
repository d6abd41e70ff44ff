import type { PatchOperations } from '@sanity/client'
import { BasePatch } from '@sanity/client'
import { makePatches, stringifyPatches } from '@sanity/diff-match-patch'
import { describe, expect, test } from 'vitest'
import type { Json } from '#content/documents.ts'
import { newMeter } from './json-bounds.ts'
import { applyPatch } from './patch.ts'
import { parsePatchPath } from './patch-path.ts'
import { readPatchOperations } from './patch-request.ts'

// cspell:ignore fnah

type Fields = Record<string, Json>

/** Returns the fields after applying a patch built with the official client. */
function patched(fields: Fields, build: (patch: BasePatch) => BasePatch): Fields {
  const { id, ...operations } = sent(build)
  const { _id, _type, ...rest } = applyPatch(
    { _id: 'a', _type: 't', ...fields },
    readPatchOperations(operations),
    newMeter(),
  )
  return rest
}

function sent(build: (patch: BasePatch) => BasePatch): PatchOperations & { id?: string } {
  return JSON.parse(JSON.stringify(build(new BasePatch('a')).serialize()))
}

const spider = { name: 'jumping spider', cute: false }

describe('set', () => {
  test.each<[string, Fields, string, Json, Fields]>([
    ['a new field', {}, 'a', 1, { a: 1 }],
    ['a nested field', { a: { b: 7, c: 8 } }, 'a.b', 10, { a: { b: 10, c: 8 } }],
    ['missing parent objects', {}, 'a.b.c', 1, { a: { b: { c: 1 } } }],
    ['through null', { a: null }, 'a.b', 1, { a: { b: 1 } }],
    ['a quoted name', { 'a-b': 1 }, "['a-b']", 2, { 'a-b': 2 }],
    ['a new quoted name', {}, "a['it\\'s']", 2, { a: { "it's": 2 } }],
    ['a name that looks like a literal', { a: [{ true: 1 }] }, "a[0]['true']", 2, { a: [{ true: 2 }] }],
    ['an index', { a: [1, 2] }, 'a[0]', 9, { a: [9, 2] }],
    ['the last item', { a: [1, 2] }, 'a[-1]', 9, { a: [1, 9] }],
    ['two indexes', { a: { b: [0, 10, 20] } }, 'a.b[0,2]', 10, { a: { b: [10, 10, 10] } }],
    ['a range', { a: [0, 1, 2, 3] }, 'a[1:3]', 9, { a: [0, 9, 9, 3] }],
    ['an open range', { a: [0, 1, 2, 3] }, 'a[2:]', 9, { a: [0, 1, 9, 9] }],
    ['a range beyond the end', { a: [0, 1] }, 'a[1:9000000]', 9, { a: [0, 9] }],
    ['items that match a comparison', { a: [0, 10, 20] }, 'a[@ < 20]', 1, { a: [1, 1, 20] }],
    [
      'by key',
      { a: [{ _key: 'x', n: 1 }, { _key: 'y' }] },
      'a[_key=="x"].n',
      2,
      { a: [{ _key: 'x', n: 2 }, { _key: 'y' }] },
    ],
    [
      'by key, a new field',
      { a: [{ _key: 'x' }] },
      'a[_key == "x"].b.c',
      2,
      { a: [{ _key: 'x', b: { c: 2 } }] },
    ],
    [
      'by text with a space',
      { animals: [spider] },
      'animals[name=="jumping spider"].cute',
      true,
      { animals: [{ ...spider, cute: true }] },
    ],
    [
      'by a nested field',
      { a: [{ b: { c: 1 } }, { b: 1 }] },
      'a[b.c == 1].d',
      1,
      { a: [{ b: { c: 1 }, d: 1 }, { b: 1 }] },
    ],
    ['items that have a field', { a: [{ b: 1 }, {}] }, 'a[b?].c', 1, { a: [{ b: 1, c: 1 }, {}] }],
    [
      'several branches',
      { a: { b: [0, 1, { c: 5 }], d: 1 } },
      'a[b[2].c,d]',
      'x',
      { a: { b: [0, 1, { c: 'x' }], d: 'x' } },
    ],
    [
      'at every depth',
      { a: [{ deep: 'Hello', b: { deep: false } }], deep: 1 },
      'a..deep',
      'y',
      { a: [{ deep: 'y', b: { deep: 'y' } }], deep: 1 },
    ],
    [
      'at every depth by condition',
      { a: [{ deep: 'no', b: { deep: 'banana' } }] },
      'a..[deep == "banana"].fnah',
      1,
      { a: [{ deep: 'no', b: { deep: 'banana', fnah: 1 } }] },
    ],
    ['nested matches', { a: { x: { x: 1 } } }, 'a..x', { y: 2 }, { a: { x: { y: 2 } } }],
    ['nothing: no such key', { a: [{ _key: 'x' }] }, 'a[_key=="z"].n', 2, { a: [{ _key: 'x' }] }],
    ['nothing: no such array', { b: 1 }, 'a[0].n', 2, { b: 1 }],
    ['nothing: beyond the end', { a: [1] }, 'a[1]', 2, { a: [1] }],
  ])('%s', (_, before, path, value, after) => {
    expect(patched(before, (patch) => patch.set({ [path]: value }))).toEqual(after)
  })
})

test('setIfMissing keeps existing values, including null, at each place', () => {
  const before: Fields = { a: 1, b: null, list: [{ _key: 'x', n: 1 }, { _key: 'y' }] }
  expect(
    patched(before, (patch) => patch.setIfMissing({ a: 2, b: 2, 'c.d': 2, 'list[_key?].n': 5 })),
  ).toEqual({
    a: 1,
    b: null,
    c: { d: 2 },
    list: [
      { _key: 'x', n: 1 },
      { _key: 'y', n: 5 },
    ],
  })
})

test.each<[Fields, string[], Fields]>([
  [{ a: { b: 7, c: 1 } }, ['a.b', 'a.none', 'none.a'], { a: { c: 1 } }],
  [{ a: [0, 10, 20, 30] }, ['a[2]'], { a: [0, 10, 30] }],
  [{ a: [0, 10, 20, 30] }, ['a[0,2,9]'], { a: [10, 30] }],
  [{ a: [0, 10, 20, 30] }, ['a[:3]'], { a: [30] }],
  [{ a: [0, 10, 20, 30, 40, 50] }, ['a[-3:-1]'], { a: [0, 10, 20, 50] }],
  [{ a: [0, 10, 20] }, ['a[-1]'], { a: [0, 10] }],
  [{ a: { b: 1, c: 2, d: 3 } }, ['a[b,c]'], { a: { d: 3 } }],
  [{ a: [{ key: 'one' }, { key: 'two' }] }, ['a[key=="one"]'], { a: [{ key: 'two' }] }],
  [{ a: [{ key: 123 }, { key: '123' }] }, ['a[key==123]'], { a: [{ key: '123' }] }],
  [{ a: [{ x: 1, b: { x: 1 } }], x: 1 }, ['a..x'], { a: [{ b: {} }], x: 1 }],
])('in %j, unset %j', (before, paths, after) => {
  expect(patched(before, (patch) => patch.unset(paths))).toEqual(after)
})

test('inc and dec change the current value', () => {
  const counted = patched({ n: 5, a: [{ n: 1 }, { n: 2 }] }, (patch) =>
    patch.inc({ n: 2, 'a[0:2].n': 1 }).dec({ n: 0.5 }),
  )
  expect(counted).toEqual({ n: 6.5, a: [{ n: 2 }, { n: 3 }] })
})

test.each<[string, Fields]>([
  ['n', {}],
  ['n', { n: '5' }],
  ['a[0:2].n', { a: [{ n: 1 }, { n: null }] }],
])('inc of %s in %j is refused, as the client says', (path, before) => {
  expect(() => patched(before, (patch) => patch.inc({ [path]: 1 }))).toThrow(`Expected a number at "${path}"`)
})

describe('insert', () => {
  const keyed = { a: [{ _key: 'x' }, { _key: 'y' }] }
  test.each<[string, Fields, (patch: BasePatch) => BasePatch, Fields]>([
    [
      'before an index',
      { a: [0, 1, 2] },
      (patch) => patch.insert('before', 'a[2]', [-1, -2]),
      { a: [0, 1, -1, -2, 2] },
    ],
    [
      'after an index',
      { a: [0, 1, 2] },
      (patch) => patch.insert('after', 'a[1]', [-1]),
      { a: [0, 1, -1, 2] },
    ],
    [
      'after the last of a range',
      { a: [0, 1, 2, 3] },
      (patch) => patch.insert('after', 'a[1:3]', [9]),
      { a: [0, 1, 2, 9, 3] },
    ],
    [
      'after the last of several matches',
      { a: [0, 1, 2, 3] },
      (patch) => patch.insert('after', 'a[2,0]', [9]),
      { a: [0, 1, 2, 9, 3] },
    ],
    [
      'after a key',
      keyed,
      (patch) => patch.insert('after', 'a[_key=="x"]', [1]),
      { a: [{ _key: 'x' }, 1, { _key: 'y' }] },
    ],
    ['not next to a missing key', keyed, (patch) => patch.insert('after', 'a[_key=="z"]', [1]), keyed],
    ['not into a value that is not an array', { a: 1 }, (patch) => patch.append('a', [1]), { a: 1 }],
    ['append', { a: [1] }, (patch) => patch.append('a', [2, 3]), { a: [1, 2, 3] }],
    ['append to an empty array', { a: [] }, (patch) => patch.append('a', [2]), { a: [2] }],
    ['prepend', { a: [1] }, (patch) => patch.prepend('a', [2, 3]), { a: [2, 3, 1] }],
    ['prepend to an empty array', { a: [] }, (patch) => patch.prepend('a', [2]), { a: [2] }],
    ['beyond the end', { a: [1] }, (patch) => patch.insert('before', 'a[7]', [2]), { a: [1, 2] }],
    ['before the start', { a: [1] }, (patch) => patch.insert('after', 'a[-7]', [2]), { a: [2, 1] }],
    [
      'replace one',
      { a: [1, 2, 3] },
      (patch) => patch.insert('replace', 'a[1]', [9, 8]),
      { a: [1, 9, 8, 3] },
    ],
    [
      'replace a range',
      { a: [1, 2, 3, 4, 5] },
      (patch) => patch.insert('replace', 'a[1:4]', ['x']),
      { a: [1, 'x', 5] },
    ],
    [
      'in every array',
      { a: [{ b: [1] }, { b: [2] }] },
      (patch) => patch.append('a[0:2].b', [9]),
      { a: [{ b: [1, 9] }, { b: [2, 9] }] },
    ],
  ])('%s', (_, before, build, after) => {
    expect(patched(before, build)).toEqual(after)
  })

  test.each<[number, number | undefined]>([
    [0, 1],
    [1, 0],
    [1, 2],
    [1, undefined],
    [5, 1],
    [-1, 1],
    [-2, undefined],
    [0, 99],
  ])('the client’s splice(%s, %s) does what JavaScript’s does', (from, count) => {
    const expected = ['a', 'b', 'c', 'd']
    expected.splice(from, count ?? 99, 'x')
    const after = patched({ list: ['a', 'b', 'c', 'd'] }, (patch) => patch.splice('list', from, count, ['x']))
    expect(after).toEqual({ list: expected })
  })
})

test('diffMatchPatch edits text, also in arrays and with non-ASCII characters', () => {
  const before = { title: 'Größe 😀 und Wert', list: [{ _key: 'x', text: 'one two' }] }
  const change = (from: string, to: string) => stringifyPatches(makePatches(from, to))
  const after = patched(before, (patch) =>
    patch.diffMatchPatch({
      title: change(before.title, 'Die Größe 😀 und der Wert'),
      'list[_key=="x"].text': change('one two', 'one three'),
    }),
  )
  expect(after).toEqual({ title: 'Die Größe 😀 und der Wert', list: [{ _key: 'x', text: 'one three' }] })
  expect(() => patched({}, (patch) => patch.diffMatchPatch({ title: change('a', 'b') }))).toThrow(
    'Expected a text at "title"',
  )
  expect(() => patched(before, (patch) => patch.diffMatchPatch({ title: 'what?' }))).toThrow(
    'Unable to parse the patch for "title"',
  )
})

test('runs the operations of a patch in the documented order, whatever order they were sent in', () => {
  const after = patched({ list: ['old'], gone: 1 }, (patch) =>
    patch
      .append('list', ['x'])
      .dec({ n: 1 })
      .inc({ n: 10 })
      .unset(['gone', 'list[0]'])
      .setIfMissing({ n: 7, other: 1 })
      .set({ n: 5 }),
  )
  expect(after).toEqual({ list: ['x'], n: 14, other: 1 })
})

test.each([
  '',
  'a b',
  'a]',
  'a[',
  'a[]',
  'a..',
  'a.',
  '.a',
  'a[0',
  'a[1.5]',
  'a[:]',
  'a == 1',
  'a[b==]',
  'a[b=1]',
  'a-b',
  'a[@]',
  "a['b",
  'a[0,]',
  'a[*',
  'a..b..c..d',
  `a[${'0,'.repeat(200)}0]`,
  `${'a.'.repeat(600)}a`,
  '__proto__.a',
  'a.constructor.prototype',
  "['__proto__']",
  'a[__proto__.b==1]',
])('refuses the whole path %s', (path) => {
  expect(() => parsePatchPath(path)).toThrow(/^(Unable to parse path|Path|"\w+" is not a valid)/)
})

test('shares unchanged parts and changes nothing in place', () => {
  const before = deepFreeze({
    _id: 'a',
    _type: 't',
    kept: { deep: [1] },
    list: [{ _key: 'x' }, { _key: 'y' }],
  })
  const operations = readPatchOperations({
    ...sent((patch) =>
      patch
        .set({ 'list[0].n': 1 })
        .append('list', [{ _key: 'z' }])
        .unset(['list[1]']),
    ),
  })
  const after = applyPatch(before, operations, newMeter())
  expect(after.kept).toBe(before.kept)
  expect(after.list).toEqual([{ _key: 'x', n: 1 }, { _key: 'z' }])
})

function deepFreeze<T>(value: T): T {
  return JSON.parse(JSON.stringify(value), (_, inner) => Object.freeze(inner))
}

test('stops values that double at each step long before they are written', () => {
  const doubled = Array.from({ length: 60 }, (_, at) => [
    `..x${at}`,
    { [`x${at + 1}`]: 1, y: { [`x${at + 1}`]: 1 } },
  ])
  const operations = readPatchOperations({ set: { x0: 1, ...Object.fromEntries(doubled) } })
  expect(() => applyPatch({ _id: 'a', _type: 't' }, operations, newMeter())).toThrow(
    /too large|too many places|levels/,
  )
})

test('stops text patches that would search all of a long text', () => {
  const text = 'ab '.repeat(1_000_000)
  const hunks = Array.from(
    { length: 50 },
    (_, at) => `@@ -${at * 100 + 1},4 +${at * 100 + 1},5 @@\n zzzz\n+q\n`,
  )
  const operations = readPatchOperations({ diffMatchPatch: { text: hunks.join('') } })
  expect(() => applyPatch({ _id: 'a', _type: 't', text }, operations, newMeter())).toThrow('too large')
})

test('refuses ranges above the limit', () => {
  const document = { _id: 'a', _type: 't', list: Array(6_000).fill(1) }
  for (const fields of [{ unset: ['list[0:]'] }, { insert: { replace: 'list[0:]', items: [] } }]) {
    expect(() => applyPatch(document, readPatchOperations(fields), newMeter())).toThrow('too many places')
  }
})
