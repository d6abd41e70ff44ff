import { expectTypeOf, test } from 'vitest'
import type { AnyEntry, ComponentType, EntryOf } from '#cms/model/blocks/block-types.ts'
import type { Read, Stored } from '#cms/model/documents/document-types.ts'
import type { RichText } from '#cms/model/rich-text/rich-text.ts'
import type { Unreadable } from './value.ts'

// The compiler checks these assertions: a type that became `any` or `never` would accept every mistake.

test('a required field is always present, any other may be absent', () => {
  expectTypeOf<Read<'blog'>['title']>().toEqualTypeOf<string>()
  expectTypeOf<Read<'blog'>['subtitle']>().toEqualTypeOf<string | undefined>()
  expectTypeOf<Read<'blog'>['_type']>().toEqualTypeOf<'blog'>()
  expectTypeOf<Read<'blog'>>().not.toHaveProperty('lenderIds')
  expectTypeOf<Read<'topPicksByCategory'>['lenderIds']>().toEqualTypeOf<string[] | undefined>()
  expectTypeOf<Read<'blog'>>().not.toHaveProperty('authToken')
})

test('a choice is one of its options', () => {
  expectTypeOf<NonNullable<Read<'blog'>['heroSection']>['color']>().toEqualTypeOf<
    'primary' | 'secondary' | 'white' | undefined
  >()
})

test('a reference is an id when stored and a document when read', () => {
  type StoredAuthor = NonNullable<Stored<'blog'>['authors']>[number]
  type ReadAuthor = NonNullable<Read<'blog'>['authors']>[number]
  expectTypeOf<StoredAuthor['_ref']>().toEqualTypeOf<string>()
  expectTypeOf<ReadAuthor['name']>().toEqualTypeOf<string>()
  expectTypeOf<ReadAuthor>().not.toHaveProperty('_ref')
})

test('componentType determines the fields of a block', () => {
  expectTypeOf<ComponentType>().not.toEqualTypeOf<string>()
  expectTypeOf<AnyEntry['componentType']>().toEqualTypeOf<ComponentType>()
  expectTypeOf<EntryOf<'Key takeaways banner'>['fields']>().toEqualTypeOf<{ takeaways: string[] }>()
  expectTypeOf<EntryOf<'Text Block'>['fields']['body']>().toEqualTypeOf<RichText>()
  expectTypeOf<EntryOf<'Divider'>['spacing']>().toEqualTypeOf<
    'Normal' | 'Small' | 'Extra small' | 'Custom' | undefined
  >()
})

test('a stored block has its fields where the specification puts them', () => {
  type StoredEntry = NonNullable<Stored<'blog'>['body']>[number]
  type Takeaways = Extract<StoredEntry, { componentType: 'Key takeaways banner' }>
  expectTypeOf<Takeaways['keyTakeawaysBanner']['takeaways']>().toEqualTypeOf<string[]>()
  type Cards = Extract<StoredEntry, { componentType: 'Cards' }>
  expectTypeOf<Cards['cardType']>().toEqualTypeOf<'List' | 'Text' | 'Post'>()
})

test('unreadable blocks occur in pages but not in stored documents', () => {
  type ReadPart = NonNullable<Read<'blog'>['sections']>[number]
  type StoredPart = NonNullable<Stored<'blog'>['sections']>[number]
  expectTypeOf<Extract<ReadPart, Unreadable>>().toEqualTypeOf<Unreadable>()
  expectTypeOf<Extract<StoredPart, Unreadable>>().toEqualTypeOf<never>()
})
