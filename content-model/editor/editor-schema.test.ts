import { expect, test } from 'vitest'
import { documentTypes } from '#content-model/documents/document-types.ts'
import { type EditorType, editorSchemas } from './editor-schema.ts'

const schemas = editorSchemas(Object.values(documentTypes))
const named = schemas.flatMap(({ name }) => name ?? [])
const editable = [
  'document',
  'array',
  'object',
  'reference',
  'block',
  'string',
  'text',
  'number',
  'boolean',
  'date',
  'datetime',
  'image',
  'slug',
]

/** Every type inside another, and the other too. */
function within(type: EditorType): EditorType[] {
  const inner = [...(type.fields ?? []), ...(type.of ?? []), ...(type.marks?.annotations ?? [])]
  return [type, ...inner.flatMap(within)]
}

/** A field of a form, or of the form of its own that a field has. */
function fieldOf(form: string, ...path: string[]): EditorType | undefined {
  const [name, ...more] = path
  const [type] = schemas.filter((one) => one.name === form)
  const field = type?.fields?.find((one) => one.name === name)
  return more.length > 0 && field ? (field.fields ?? []).find((one) => one.name === more[0]) : field
}

const entry = schemas.find(({ name }) => name === 'entry')

test('each document has its form, each field in it a kind that the editor has, a title and one line of help', () => {
  expect(named.slice(0, Object.keys(documentTypes).length)).toEqual(Object.keys(documentTypes))
  for (const type of schemas.flatMap(within)) {
    expect([...editable, ...named]).toContain(type.type)
    for (const { name, title, description } of type.fields ?? []) {
      expect(name).toMatch(/^[a-z]\w*$/i)
      expect(title, name).not.toBe('')
      expect(description, name).toMatch(/^[^\n]+$/)
    }
  }
})

test('no two forms have one name', () => {
  expect(new Set(named).size).toBe(named.length)
})

test('names within one form differ, and references lead to forms that exist', () => {
  for (const type of schemas.flatMap(within)) {
    for (const members of [type.fields, type.of]) {
      const names = (members ?? []).flatMap(({ name }) => name ?? [])
      expect(new Set(names).size, type.name).toBe(names.length)
    }
    for (const target of type.to ?? []) expect(Object.keys(documentTypes)).toContain(target.type)
  }
})

test('what must be filled in is asked for', () => {
  const rule = {
    asked: 0,
    required() {
      this.asked++
      return this
    },
  }
  fieldOf('blog', 'title')?.validation?.(rule)
  expect(rule.asked).toBe(1)
  expect(fieldOf('blog', 'subtitle')).not.toHaveProperty('validation')
})

test('options, references and marks are those of the definition', () => {
  expect(fieldOf('section', 'color')).toMatchObject({
    type: 'string',
    options: { list: ['primary', 'secondary', 'white'] },
  })
  expect(fieldOf('blog', 'authors')?.of).toEqual([{ type: 'reference', to: [{ type: 'user' }] }])
  const [block, ...members] = fieldOf('entry', 'textBlock', 'body')?.of ?? []
  expect(block?.marks?.annotations.map(({ type }) => type)).toEqual([
    'link',
    'internalLink',
    'citation',
    'example',
    'definition',
  ])
  expect(members.map(({ type }) => type)).toEqual([
    'imageComponent',
    'table',
    'bestForTable',
    'topPicksTable',
  ])
})

test('a block shows the fields of its type and no other', () => {
  const shown = (componentType?: string) =>
    (entry?.fields ?? [])
      .filter(({ hidden }) => hidden && !hidden({ parent: { ...(componentType && { componentType }) } }))
      .map(({ name }) => name)
  expect(shown('Text Block')).toEqual(['textBlock'])
  expect(shown('Cards')).toEqual(['title', 'cardType', 'cardItems', 'layout', 'color'])
  expect(shown('Blogs group')).toEqual(['title', 'style', 'blogs', 'category', 'limit'])
  expect(shown()).toEqual([])
  expect(fieldOf('entry', 'componentType')?.options?.list).toHaveLength(48)
})
