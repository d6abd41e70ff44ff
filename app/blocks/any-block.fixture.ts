import fc from 'fast-check'
import { z } from 'zod'
import { type AnyEntry, blockTypes, type ComponentType, entry } from '#cms/model/blocks/block-types.ts'
import { section } from '#cms/model/blocks/section.ts'
import { anyDocument } from '#cms/model/fields/arbitrary.fixture.ts'
import type { Field } from '#cms/model/fields/field.ts'
import { list, required } from '#cms/model/fields/make-field.ts'
import { documentSchema } from '#cms/model/fields/schema.ts'
import type { PageContent } from '#cms/model/texts/derived-values.ts'

type Part = NonNullable<PageContent['sections']>[number]

/** Generates any block of the given types, as a page reads it, with all its texts drawn from `words`. */
export function anyBlock(
  types: readonly ComponentType[],
  words?: fc.Arbitrary<string>,
): fc.Arbitrary<AnyEntry> {
  const blocks = blockTypes.filter(({ componentType }) => types.includes(componentType))
  return anyPart({ ...entry, blocks }, words).filter((part): part is AnyEntry => part._type === 'entry')
}

/** Generates any section as a page reads it. */
export function anySection(words?: fc.Arbitrary<string>) {
  return anyPart(section, words).filter((part) => part._type === 'section')
}

function anyPart(field: Field, words: fc.Arbitrary<string> | undefined): fc.Arbitrary<Part> {
  const fields = { parts: required(list('', '', field)) }
  const page = { type: 'page', title: '', help: '', fields }
  // check-document.ts does the same: the compiler cannot see that the schema was built from the same fields.
  const schema = documentSchema(page, 'read').pipe(z.custom<{ parts: Part[] }>())
  return anyDocument(page, 'read', words).chain((document) =>
    fc.constantFrom(...schema.parse(document).parts),
  )
}
