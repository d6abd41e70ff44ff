import { type AnyEntry, blockTypes, entry } from '#cms/model/blocks/block-types.ts'
import { readDocument } from '#cms/model/documents/check-document.ts'
import type { Block, Field, Fields } from '#cms/model/fields/field.ts'
import { button as buttonField } from '#cms/model/objects/button.ts'
import type { PageContent } from '#cms/model/texts/derived-values.ts'
import type { Fixture } from './block.ts'
import {
  article,
  bullets,
  button,
  cardReview,
  desk,
  image,
  lenderReview,
  paragraphs,
  plainDesk,
  source,
} from './sample-values.fixture.ts'

export type Part = NonNullable<PageContent['sections']>[number]

/**
 * Makes examples of a type of block from the content model: with everything, with only what is required, and
 * with each option of its choices. Texts are the labels and the help of their fields.
 */
export function makeFixtures(componentType: string): Fixture[] {
  const block = findBlock(componentType)
  const fixture = (variant: string, own: object, shared: object = {}): Fixture => ({
    name: `${componentType}, ${variant}`,
    entry: makeEntry(block, own, shared),
  })
  const all = fillIn(block.fields, 0)
  const needed = fillIn(requiredOf(block.fields), 1)
  return [
    fixture('everything', all),
    ...(Object.keys(needed).length < Object.keys(all).length
      ? [fixture('only what is required', needed)]
      : []),
    ...listChoices(block.fields).map(({ variant, chosen }) => fixture(variant, { ...all, ...chosen })),
    ...(componentType === 'Button' ? listChoices(buttonField.fields) : []).map(({ variant, chosen }) =>
      fixture(variant, { button: { ...button, ...chosen } }),
    ),
    ...(componentType === 'Divider' ? listChoices(entry.shared) : []).map(({ variant, chosen }) =>
      fixture(variant, {}, { ...chosen, ...('Custom' in chosen && { customSpacing: 4 }) }),
    ),
  ]
}

/** Returns the example of a block with the given name, such as `Steps, everything`. */
export function getFixture(name: string): AnyEntry {
  const [componentType = ''] = name.split(',')
  const found = makeFixtures(componentType).find((one) => one.name === name)
  if (!found) throw new Error(`no fixture is called ${name}`)
  return found.entry
}

export function findBlock(componentType: string): Block {
  const block = blockTypes.find((one) => one.componentType === componentType)
  if (!block) throw new Error(`no block is called ${componentType}`)
  return block
}

/** Returns a block as a page reads it. */
export function readEntry(one: unknown): AnyEntry {
  const part = readPart(one)
  if (part._type !== 'entry') throw new Error(`cannot be read: ${JSON.stringify([one, part])}`)
  return part
}

/** Returns a block or a section as a page reads it. */
export function readPart(one: unknown): Part {
  const page = readDocument('blog', {
    _id: 'p',
    _type: 'blog',
    title: 'P',
    slug: { current: 'p' },
    categories: [],
    sections: [one],
  })
  const [found] = page.ok ? (page.document.sections ?? []) : []
  if (!found) throw new Error(`cannot be read: ${JSON.stringify([one, page])}`)
  return found
}

function makeEntry({ componentType, wrapper }: Block, own: object, shared: object): AnyEntry {
  return readEntry({
    _type: 'entry',
    componentType,
    ...shared,
    ...(wrapper === null ? own : { [wrapper]: own }),
  })
}

/** Lists the options of all choices; color and layout together, because contrast depends on both. */
function listChoices(fields: Fields): { variant: string; chosen: Record<string, string> }[] {
  const choices = Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'choice'
      ? field.options.map((option) => ({ name, variant: `${name} ${option}`, chosen: { [name]: option } }))
      : [],
  )
  const layouts = choices.filter(({ name }) => name === 'layout')
  return choices.flatMap((one) =>
    one.name === 'color' && layouts.length > 0
      ? layouts.map((layout) => ({
          variant: `${layout.variant}, ${one.variant}`,
          chosen: { ...layout.chosen, ...one.chosen },
        }))
      : [one],
  )
}

function requiredOf(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => field.required))
}

/**
 * Makes an example of an object's fields. `at` tells the items of a list apart; the second of them is the one
 * with only what is required.
 */
function fillIn(fields: Fields, at: number): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, makeValue(field, at)]))
}

function makeValue(field: Field, at: number): unknown {
  switch (field.kind) {
    case 'text':
      return at === 0 ? field.title : `${field.title} ${at + 1}`
    case 'longText':
      return field.help
    case 'richText':
      return field.members.length === 0
        ? paragraphs(`${field.title} ${at + 1}`)
        : [...paragraphs(field.help || field.title), ...bullets('A line', 'Another line')]
    case 'code':
      return `example-${at + 1}`
    case 'number':
      return at + 3
    case 'yesNo':
      return true
    case 'day':
    case 'moment':
      return '2026-11-02'
    case 'address':
      return at === 0 ? '/student-loans' : 'https://example.org/'
    case 'slug':
      return { _type: 'slug', current: `example-${at + 1}` }
    case 'image':
      return image(field.title)
    case 'choice':
      return field.options[0]
    case 'reference':
      return makeValue(field.shape, at)
    case 'object':
      return makeObject(field.type, at) ?? { _type: field.type, ...fillIn(field.fields, at) }
    case 'list':
      return (at === 1 ? [1] : [0, 1, 2]).flatMap((place) =>
        field.of.map((member) => makeItem(member, place)),
      )
    case 'entry':
      throw new Error('a block holds no blocks')
  }
}

function makeItem(member: Field, at: number): unknown {
  return makeValue(
    member.kind === 'object' && at === 1 ? { ...member, fields: requiredOf(member.fields) } : member,
    at,
  )
}

function makeObject(type: string, at: number): unknown {
  switch (type) {
    case 'button':
      return button
    case 'citation':
      return source
    case 'authorOf':
      return at === 1 ? plainDesk : { ...desk, image: image('A desk with a lamp', 400, 400) }
    case 'postLink':
      return (
        [article('An article', 'an-article'), lenderReview('A lender', 'a-lender')][at] ??
        cardReview('A card', 'a-card')
      )
    default:
      return undefined
  }
}
