import type { Fixture } from '#app/blocks/block.ts'
import type { EntryOf } from '#cms/model/blocks/block-types.ts'
import { colors, layouts } from '#cms/model/enumerations/appearance.ts'
import { bullets, picture, prose } from './prose.fixture.ts'

const button: EntryOf<'Button'>['fields']['button'] = {
  _type: 'button',
  label: 'Look up your school',
  link: '/schools',
  variant: 'white',
  fitContent: true,
}
const body = [
  ...prose('The price on the letter is not what you pay. Take off grants and scholarships first.'),
  ...bullets('Grants are not paid back.', 'Loans are, with interest.'),
]
const short = prose('Interest is what a lender takes for lending. It grows each day.')

const sources: EntryOf<'References'>['fields']['references'] = [
  {
    _type: 'listedSource',
    source: {
      _type: 'citation',
      publisher: 'US Department of Education',
      title: 'Federal Pell Grants',
      url: 'https://studentaid.gov/understand-aid/types/grants/pell',
      readOn: '2026-11-02',
    },
    note: 'The largest grant of {{awardYear.name}}.',
  },
  {
    _type: 'listedSource',
    source: {
      _type: 'citation',
      publisher: 'Bursar',
      title: 'How we rank loans',
      url: '/about/ranking',
      readOn: '2026-11-21',
    },
  },
]

export const fixtures: Fixture[] = [
  {
    name: 'Text Block, all it has',
    entry: {
      _type: 'entry',
      componentType: 'Text Block',
      fields: {
        body: [...body, ...prose('In {{awardYear.name}} a Pell Grant is at most {{awardYear.pell.max}}.')],
      },
    },
  },
  ...colors.map(
    (color): Fixture => ({
      name: `Colored, ${color}`,
      entry: {
        _type: 'entry',
        componentType: 'Colored',
        fields: { title: 'What college really costs you', body, color, button },
      },
    }),
  ),
  {
    name: 'Colored, only what it needs',
    entry: { _type: 'entry', componentType: 'Colored', fields: { body: short } },
  },
  ...layouts.map(
    (layout): Fixture => ({
      name: `Text and image, ${layout}`,
      entry: {
        _type: 'entry',
        componentType: 'Text and image',
        fields: { title: 'Read the letter twice', body, image: picture, layout, button },
      },
    }),
  ),
  {
    name: 'Text and image, only what it needs',
    entry: { _type: 'entry', componentType: 'Text and image', fields: { body: short, image: picture } },
  },
  ...layouts.flatMap((layout) =>
    colors.map(
      (color): Fixture => ({
        name: `Info box, ${layout}, ${color}`,
        entry: {
          _type: 'entry',
          componentType: 'Info box',
          fields: { title: 'What interest is', body: short, layout, color },
        },
      }),
    ),
  ),
  {
    name: 'Info box, only what it needs',
    entry: { _type: 'entry', componentType: 'Info box', fields: { body: short } },
  },
  ...colors.map(
    (color): Fixture => ({
      name: `Two column info box, ${color}`,
      entry: {
        _type: 'entry',
        componentType: 'Two column info box',
        fields: {
          title: 'Fixed or variable',
          leftTitle: 'Fixed rate',
          left: prose('Stays as it is until the loan is paid.'),
          rightTitle: 'Variable rate',
          right: prose('Follows the market. It can begin lower and end higher.'),
          color,
        },
      },
    }),
  ),
  {
    name: 'Two column info box, only what it needs',
    entry: {
      _type: 'entry',
      componentType: 'Two column info box',
      fields: { left: short, right: prose('Fees are taken once, when the loan is paid out.') },
    },
  },
  {
    name: 'Header with icon, everything',
    entry: {
      _type: 'entry',
      componentType: 'Header with icon',
      fields: { title: 'Paying it back', subtitle: 'What happens after school.', icon: picture },
    },
  },
  {
    name: 'Header with icon, only what it needs',
    entry: { _type: 'entry', componentType: 'Header with icon', fields: { title: 'Before you sign' } },
  },
  {
    name: 'Our story, everything',
    entry: {
      _type: 'entry',
      componentType: 'Our story',
      fields: { title: 'Why this site is here', body, image: picture },
    },
  },
  {
    name: 'Our story, only what it needs',
    entry: { _type: 'entry', componentType: 'Our story', fields: { body: short } },
  },
  {
    name: 'References, everything',
    entry: {
      _type: 'entry',
      componentType: 'References',
      fields: { title: 'Where we read it', references: sources },
    },
  },
  {
    name: 'References, only what they need',
    entry: { _type: 'entry', componentType: 'References', fields: { references: sources.slice(1) } },
  },
  {
    name: 'Image, everything',
    entry: {
      _type: 'entry',
      componentType: 'Image',
      fields: { image: picture, caption: 'What an aid letter looks like. The figures are an example.' },
    },
  },
  {
    name: 'Image, only what it needs',
    entry: { _type: 'entry', componentType: 'Image', fields: { image: picture } },
  },
]
