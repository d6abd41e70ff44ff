import { expect, test } from 'vitest'
import { contentTypes } from '#cms/model/enumerations/content-type.ts'
import type { Field, ObjectField } from '#cms/model/fields/field.ts'
import type { OrganizationFacts } from '#domain/structured-data/page-metadata.ts'
import { siteFacts } from '#domain/structured-data/site-facts.fixture.ts'
import { checkStored } from './check-document.ts'
import { documentTypes, isDocumentType, type Read } from './document-types.ts'

/** Returns every object nested in a field. */
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

test('every content type of the specification has a document type', () => {
  expect(contentTypes.filter((type) => !isDocumentType(type))).toEqual([])
})

test('the organization settings match the fields of structured data', () => {
  const facts = (settings: Read<'settings'>): OrganizationFacts | undefined => settings.organization
  const organization = { _type: 'organization' as const, ...siteFacts.organization }
  const checked = checkStored({ _id: 'settings', _type: 'settings', organization })
  expect(checked).toMatchObject({ ok: true })
  expect(facts({ _id: 'settings', _type: 'settings', organization })).toEqual(organization)
  expect(Object.keys(documentTypes.settings.fields.organization.fields)).toEqual(
    Object.keys(siteFacts.organization),
  )
})

test('objects with the same name have the same fields, and none has the name of a document', () => {
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
