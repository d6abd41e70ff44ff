import { expect, test } from 'vitest'
import { z } from 'zod'
import { readPostedForm } from './posted-form.server.ts'
import { connectField } from './sent-form.ts'
import { toProblems } from './to-problems.ts'
import { parseTypedDay } from './typed-day.ts'

test('a posted form is its texts, and a body that is no form is an empty one', async () => {
  const body = new FormData()
  body.append('name', 'Ana')
  body.append('name', 'Bo')
  body.append('file', new Blob(['x']))
  const read = (body: FormData | string) =>
    readPostedForm(new Request('http://localhost/', { method: 'POST', body }))
  expect(String(await read(body))).toBe('name=Ana&name=Bo')
  expect(String(await read('{"name":"Ana"}'))).toBe('')
})

test('a schema’s problems are the first of each field, and stand at their field', () => {
  const schema = z.object({
    zip: z.string().min(5, 'short').regex(/^\d/, 'no digit'),
    city: z.string('missing'),
  })
  const problems = toProblems(schema.safeParse({ zip: 'x' }).error ?? new z.ZodError([]))
  expect(problems).toEqual([
    { field: 'zip', message: 'short' },
    { field: 'city', message: 'missing' },
  ])
  expect(connectField({ values: { zip: 'x' }, problems }, 'zip')).toEqual({
    id: 'zip',
    name: 'zip',
    defaultValue: 'x',
    error: 'short',
  })
  expect(connectField(undefined, 'zip')).toMatchObject({ defaultValue: undefined, error: undefined })
})

test.each([
  [' 9/4/2026 ', '2026-09-04'],
  ['9-4-2026', '2026-09-04'],
  ['9.4.2026', '2026-09-04'],
  [' ', null],
  ['soon', undefined],
])('%j is typed for %j', (typed, day) => {
  expect(parseTypedDay(typed)).toBe(day)
})
