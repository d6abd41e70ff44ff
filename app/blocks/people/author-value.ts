import type { EntryOf } from '#content-model/blocks/block-types.ts'

export type AuthorValue = EntryOf<'List of users'>['fields']['users'][number]
