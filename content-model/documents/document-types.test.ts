import { expect, test } from 'vitest'
import type { Field, ObjectField } from '#content-model/fields/field.ts'
import { documentTypes } from './document-types.ts'

/** Every object inside a field. */
function objectsIn(field: Field, seen: Set<Field>): ObjectField[] {
  if (seen.has(field)) return []
  seen.add(field)
  const within = (fields: readonly Field[]) => fields.flatMap((one) => objectsIn(one, seen))
  switch (field.kind) {
    case 'list':
      return within(field.of)
    case 'object':
      return [field, ...within(Object.values(field.fields))]
    case 'reference':
      return within([field.shape])
    case 'richText':
      return within([...field.marks, ...field.members])
    case 'entry':
      return within([
        ...Object.values(field.shared),
        ...field.blocks.flatMap(({ fields }) => Object.values(fields)),
      ])
    default:
      return []
  }
}

test('objects of one name have the same fields wherever they stand, and no name of a document', () => {
  const seen = new Set<Field>()
  const fields = Object.values(documentTypes).flatMap((one): Field[] => Object.values(one.fields))
  const byName = Map.groupBy(
    fields.flatMap((field) => objectsIn(field, seen)),
    ({ type }) => type,
  )
  expect(byName.size).toBeGreaterThan(30)
  for (const [name, objects] of byName) {
    expect(Object.keys(documentTypes)).not.toContain(name)
    for (const one of objects) expect(one.fields, name).toBe(objects[0]?.fields)
  }
})
