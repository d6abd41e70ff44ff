import { expect, test } from 'vitest'
import { parseSort, sortValueTypes } from './parse-sort.ts'
import { sortFields } from './scholarship-query.ts'

test.each(sortFields)('%s is sorted by its own type in both directions', (field) => {
  for (const direction of ['ASC', 'DESC'])
    expect(parseSort(`${field}:${sortValueTypes[field]}:${direction}`)).toEqual({
      ok: true,
      sort: { field, direction },
    })
})

test.each([
  ['color:TEXT:ASC', ['"color"', 'deadline', 'min_gpa']],
  ['deadline:BLOB:ASC', ['"BLOB"', 'DATE']],
  ['deadline:TEXT:ASC', ['DATE, not TEXT']],
  ['deadline:DATE:UP', ['"UP"', 'ASC, DESC']],
  ['deadline:DATE', ['""', 'ASC, DESC']],
  ['deadline', ['""', 'DATE']],
  ['', ['""']],
  ['deadline:DATE:ASC:x', ['three']],
  ['__proto__:TEXT:ASC', ['"__proto__"']],
])('%s is refused and named', (text, named) => {
  const parsed = parseSort(text)
  if (parsed.ok) throw new Error('expected a problem')
  for (const part of named) expect(parsed.problem).toContain(part)
})
