import type { RichTextField } from '#cms/model/fields/field.ts'
import { richTextWith } from '#cms/model/fields/make-field.ts'
import type { Value } from '#cms/model/fields/value.ts'
import { imageComponent } from '#cms/model/objects/image-component.ts'
import { bestForTable, table, topPicksTable } from '#cms/model/objects/tables.ts'
import { allMarks } from './marks.ts'

/** The rich text of articles: every mark, with images and tables between the paragraphs. */
export const richText = richTextWith(allMarks, [imageComponent, table, bestForTable, topPicksTable])

/** Rich text as pages receive it. Simple text is assignable to it. */
export type RichText = Value<ReturnType<typeof richText>, 'read'>

export type AnyRichText = Value<RichTextField, 'read'>
