import { blockTypes } from '#cms/model/blocks/block-types.ts'
import { postListStyles } from '#cms/model/enumerations/appearance.ts'
import { sectionKinds } from '#cms/model/enumerations/section-kind.ts'
import { isRecord } from '#cms/model/fields/record.ts'
import type { Shown } from './gallery-groups.ts'

/** Counts how much of the specification's lists a gallery shows, such as `48 of 48 blocks`. */
export function countShown(shown: readonly Shown[]): string[] {
  const parts = shown.map(({ part }) => part)
  const types = parts.flatMap((part) => (part._type === 'entry' ? [part.componentType] : []))
  const kinds = parts.flatMap((part) => (part._type === 'section' ? [part.kind] : []))
  return [
    count(
      'blocks',
      blockTypes.map(({ componentType }) => componentType),
      types,
    ),
    count('section kinds', sectionKinds, kinds),
    count('list styles', postListStyles, parts.flatMap(stylesIn)),
  ]
}

function count(what: string, all: readonly string[], some: readonly string[]): string {
  return `${all.filter((one) => some.includes(one)).length} of ${all.length} ${what}`
}

function stylesIn(part: Shown['part']): string[] {
  const { style, postListStyle } = part._type === 'entry' ? getFields(part) : { ...part, style: undefined }
  return [style, postListStyle].filter((value) => typeof value === 'string')
}

function getFields({ fields }: { fields: unknown }): Record<string, unknown> {
  return isRecord(fields) ? fields : {}
}
