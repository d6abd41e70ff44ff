import type { Fixture } from '#app/blocks/block.ts'
import { button, source } from '#app/blocks/sample-values.fixture.ts'
import type { EntryOf } from '#cms/model/blocks/block-types.ts'
import { spacings } from '#cms/model/enumerations/appearance.ts'
import { buttonColors, buttonSizes, buttonVariants } from '#cms/model/enumerations/button.ts'

function buttonFixture(name: string, differs: Partial<EntryOf<'Button'>['fields']['button']>): Fixture {
  const fields = { button: { ...button, ...differs } }
  return {
    name: `Button, ${name}`,
    entry: { _type: 'entry', componentType: 'Button', spacing: 'Small', fields },
  }
}

const buttons: Fixture[] = [
  buttonFixture('only what is required', {}),
  ...buttonVariants.map((variant) => buttonFixture(`variant ${variant}`, { variant })),
  ...buttonColors.map((color) => buttonFixture(`color ${color}`, { color, fitContent: true })),
  ...buttonSizes.map((size) =>
    buttonFixture(`size ${size}`, { size, withArrow: true, link: 'https://example.org/' }),
  ),
]

export const fixtures: Fixture[] = [
  ...buttons,
  ...spacings.map((spacing): Fixture => {
    const room = spacing === 'Custom' ? { spacing, customSpacing: 4 } : { spacing }
    return {
      name: `Divider, ${spacing}`,
      entry: { _type: 'entry', componentType: 'Divider', ...room, fields: {} },
    }
  }),
  {
    name: 'Divider, only decorates',
    entry: { _type: 'entry', componentType: 'Divider', sources: [source], fields: { isDecorative: true } },
  },
  {
    name: 'Table of contents, everything',
    entry: { _type: 'entry', componentType: 'Table of contents', fields: { title: 'In this guide' } },
  },
  {
    name: 'Table of contents, only what is required',
    entry: { _type: 'entry', componentType: 'Table of contents', fields: {} },
  },
]
