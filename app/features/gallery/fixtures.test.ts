import { expect, test } from 'vitest'
import { blocks } from '#app/blocks/blocks.ts'
import { blockTypes, entry } from '#content-model/blocks/block-types.ts'
import { section } from '#content-model/blocks/section.ts'
import type { Field, Fields } from '#content-model/fields/field.ts'
import { isRecord } from '#content-model/fields/record.ts'
import { button } from '#content-model/objects/button.ts'
import { countShown } from './count-shown.ts'
import { galleryGroups } from './gallery-groups.ts'

const shown = galleryGroups().flatMap((group) => group.shown)
const parts = shown.map(({ part }) => part)

test('every type of block of the specification has a component and a fixture, and no other has one', () => {
  const types = blockTypes.map(({ componentType }): string => componentType).toSorted()
  expect(Object.keys(blocks).toSorted()).toEqual(types)
  const inFixtures = parts.flatMap((part) => (part._type === 'entry' ? [part.componentType] : []))
  expect([...new Set(inFixtures)].toSorted()).toEqual(types)
})

test('the gallery shows all blocks, kinds of section and styles of lists', () => {
  expect(countShown(shown)).toEqual(['48 of 48 blocks', '12 of 12 section kinds', '13 of 13 list styles'])
})

test('each fixture has a name of its own in its group that says what it is', () => {
  for (const group of galleryGroups())
    expect(new Set(group.shown.map(({ name }) => name)).size, group.name).toBe(group.shown.length)
  for (const { name, part } of shown)
    expect(name.split(',')[0]).toBe(part._type === 'entry' ? part.componentType : part.kind)
})

test.each(blockTypes)(
  'each choice that $componentType offers is made in some fixture',
  ({ componentType, fields }) => {
    const own = parts.flatMap((part) =>
      part._type === 'entry' && part.componentType === componentType ? [part.fields] : [],
    )
    expect(choicesNotIn(own, fields)).toEqual([])
  },
)

test('each choice that sections and the room of blocks offer is made in some fixture', () => {
  const { content: _blocks, ...own } = section.fields
  const sections = parts.filter((part) => part._type === 'section')
  expect(choicesNotIn(sections, own)).toEqual([])
  expect(choicesNotIn(parts, { spacing: entry.shared.spacing })).toEqual([])
})

/** The options of fields, and of the objects in them, that no value has; such as `button.size: large`. */
function choicesNotIn(values: readonly unknown[], fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (notOfOneBlock.has(name)) return []
    return optionsNotIn(
      values.flatMap((value) => (isRecord(value) ? [value[name]] : [])),
      field,
    ).map((option) => (field.kind === 'choice' ? `${name}: ${option}` : `${name}.${option}`))
  })
}

/** The styles of lists are counted over all blocks; a product line is no look but says what is shown. */
const notOfOneBlock = new Set(['style', 'vertical'])

function optionsNotIn(values: readonly unknown[], field: Field): string[] {
  switch (field.kind) {
    case 'choice':
      return field.options.filter((option) => !values.includes(option))
    case 'list':
      return field.of.flatMap((member) => optionsNotIn(values.flat(), member))
    case 'object':
      // Buttons, authors and sources look the same wherever they stand: their own fixtures show their choices.
      return sharedObjects.has(field.type) ? [] : choicesNotIn(values, field.fields)
    default:
      return []
  }
}

const sharedObjects = new Set(['button', 'citation'])

test('each choice of a button is made in some fixture', () => {
  const buttons = parts.flatMap((part) =>
    part._type === 'entry' && part.componentType === 'Button' ? [part.fields.button] : [],
  )
  expect(choicesNotIn(buttons, button.fields)).toEqual([])
})
