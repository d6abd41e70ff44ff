import { expect, test } from 'vitest'
import { blocks } from '#app/blocks/blocks.ts'
import { blockTypes, entry } from '#cms/model/blocks/block-types.ts'
import { section } from '#cms/model/blocks/section.ts'
import type { Field, Fields } from '#cms/model/fields/field.ts'
import { isRecord } from '#cms/model/fields/record.ts'
import { button } from '#cms/model/objects/button.ts'
import { countShown } from './count-gallery-items.ts'
import { galleryGroups } from './gallery-groups.ts'

const shown = galleryGroups().flatMap((group) => group.shown)
const parts = shown.map(({ part }) => part)

test('every block type of the specification, and no other, has a component and a fixture', () => {
  const types = blockTypes.map(({ componentType }): string => componentType).toSorted()
  expect(Object.keys(blocks).toSorted()).toEqual(types)
  const inFixtures = parts.flatMap((part) => (part._type === 'entry' ? [part.componentType] : []))
  expect([...new Set(inFixtures)].toSorted()).toEqual(types)
})

test('the gallery shows all blocks, section kinds, and list styles', () => {
  expect(countShown(shown)).toEqual(['48 of 48 blocks', '12 of 12 section kinds', '13 of 13 list styles'])
})

test('each fixture has a unique name in its group that begins with its block type or section kind', () => {
  for (const group of galleryGroups())
    expect(new Set(group.shown.map(({ name }) => name)).size, group.name).toBe(group.shown.length)
  for (const { name, part } of shown)
    expect(name.split(',')[0]).toBe(part._type === 'entry' ? part.componentType : part.kind)
})

test.each(blockTypes)(
  'every choice that $componentType offers is used in at least one fixture',
  ({ componentType, fields }) => {
    const own = parts.flatMap((part) =>
      part._type === 'entry' && part.componentType === componentType ? [part.fields] : [],
    )
    expect(findUnusedChoices(own, fields)).toEqual([])
  },
)

test('every choice for sections and for the spacing of blocks is used in a fixture', () => {
  const { content: _blocks, ...own } = section.fields
  const sections = parts.filter((part) => part._type === 'section')
  expect(findUnusedChoices(sections, own)).toEqual([])
  expect(findUnusedChoices(parts, { spacing: entry.shared.spacing })).toEqual([])
})

/** Lists the options of fields, and of objects in them, that no value uses, such as `button.size: large`. */
function findUnusedChoices(values: readonly unknown[], fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (notOfOneBlock.has(name)) return []
    return optionsNotIn(
      values.flatMap((value) => (isRecord(value) ? [value[name]] : [])),
      field,
    ).map((option) => (field.kind === 'choice' ? `${name}: ${option}` : `${name}.${option}`))
  })
}

/** List styles are counted across all blocks, and a product line changes the content, not the look. */
const notOfOneBlock = new Set(['style', 'vertical'])

function optionsNotIn(values: readonly unknown[], field: Field): string[] {
  switch (field.kind) {
    case 'choice':
      return field.options.filter((option) => !values.includes(option))
    case 'list':
      return field.of.flatMap((member) => optionsNotIn(values.flat(), member))
    case 'object':
      // Buttons and citations look the same everywhere, so their choices are checked in their own fixtures.
      return sharedObjects.has(field.type) ? [] : findUnusedChoices(values, field.fields)
    default:
      return []
  }
}

const sharedObjects = new Set(['button', 'citation'])

test('every choice for a button is used in a fixture', () => {
  const buttons = parts.flatMap((part) =>
    part._type === 'entry' && part.componentType === 'Button' ? [part.fields.button] : [],
  )
  expect(findUnusedChoices(buttons, button.fields)).toEqual([])
})
