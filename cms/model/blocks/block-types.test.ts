import { expect, test } from 'vitest'
import { blockTypes, entry } from './block-types.ts'
import { section } from './section.ts'

/** Each block type of specification §3 and its `componentType`, copied by hand. */
const named: [inSpecification: string, componentType: string][] = [
  ['accordion list', 'Accordion list'],
  ['author and date', 'Author and date'],
  ['author and FAQ', 'Author and FAQ'],
  ['best-for table', 'Best-for table'],
  ['button', 'Button'],
  ['cards', 'Cards'],
  ['card steps', 'Card steps'],
  ['chart', 'Chart'],
  ['colored', 'Colored'],
  ['contact guidelines', 'Contact guidelines'],
  ['credit card reviews cards', 'Credit card reviews cards'],
  ['credit card top picks table', 'Credit card top picks table'],
  ['call-to-action banner', 'Call-to-action banner'],
  ['customer reviews', 'Customer reviews'],
  ['customer service info list', 'Customer service info list'],
  ['divider', 'Divider'],
  ['eligibility list', 'Eligibility list'],
  ['header with icon', 'Header with icon'],
  ['horizontal ordered list', 'Horizontal ordered list'],
  ['icon paragraph list', 'Icon paragraph list'],
  ['image', 'Image'],
  ['info box', 'Info box'],
  ['lender table', 'Lender table'],
  ['list of users', 'List of users'],
  ['our story', 'Our story'],
  ['homepage product cards', 'Homepage product cards'],
  ['product show off', 'Product show off'],
  ['quote banner', 'Quote banner'],
  ['references', 'References'],
  ['repayment options list', 'Repayment options list'],
  ['scholarship offers', 'Scholarship offers'],
  ['scholarship pop-up', 'Scholarship pop-up'],
  ['steps', 'Steps'],
  ['table', 'Table'],
  ['table of contents', 'Table of contents'],
  ['text block', 'Text Block'],
  ['text and image', 'Text and image'],
  ['two column info box', 'Two column info box'],
  ['blogs group', 'Blogs group'],
  ['paginated blogs', 'Paginated blogs'],
  ['featured discounts', 'Featured discounts'],
  ['key takeaways banner', 'Key takeaways banner'],
  ['final verdict banner', 'Final verdict banner'],
  ['why-trust banner', 'Why-trust banner'],
  ['tip banner (plain)', 'Tip banner'],
  ['tip banner (purple)', 'TuitionHero tip banner - purple'],
  ['FAQ purple one column', 'FAQ - purple - one column'],
  ['FAQ white one column', 'FAQ - white - one column'],
]

test('lists the 48 block types of the specification in order', () => {
  expect(named).toHaveLength(48)
  expect(blockTypes.map(({ componentType }) => componentType)).toEqual(named.map(([, stored]) => stored))
  for (const [inSpecification, stored] of named) {
    const words = inSpecification.toLowerCase().split(/[ ()-]+/)
    const all = stored.toLowerCase().split(/[ -]+/)
    expect(words.filter((word) => word !== '' && word !== 'plain' && !all.includes(word))).toEqual([])
  }
})

test.each([
  ['Key takeaways banner', 'keyTakeawaysBanner', ['takeaways']],
  ['Text Block', 'textBlock', ['body']],
  ['TuitionHero tip banner - purple', 'tipBannerPurple', ['text']],
  ['Cards', null, ['cardType', 'cardItems']],
  ['FAQ - purple - one column', 'faqPurple', ['questions']],
])('%s keeps its fields under %s, with the names of the specification', (componentType, wrapper, fields) => {
  const block = blockTypes.find((one) => one.componentType === componentType)
  expect(block?.wrapper).toBe(wrapper)
  expect(Object.keys(block?.fields ?? {})).toEqual(expect.arrayContaining(fields))
})

test('no two blocks share a wrapper field or use the name of a common field', () => {
  const wrappers = blockTypes.flatMap(({ wrapper }) => wrapper ?? [])
  const beside = blockTypes.flatMap(({ wrapper, fields }) => (wrapper === null ? Object.keys(fields) : []))
  const places = [
    ...wrappers,
    ...new Set(beside),
    ...Object.keys(entry.shared),
    'componentType',
    '_type',
    '_key',
  ]
  expect(new Set(places).size).toBe(places.length)
})

test('a section has a kind and holds blocks', () => {
  expect(section.fields.kind.required).toBe(true)
  expect(section.fields.content.of).toEqual([entry])
})
