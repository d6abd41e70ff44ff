import type { Fixture } from '#app/blocks/block.ts'
import { bullets, picture, prose } from '#app/blocks/texts/prose.fixture.ts'
import type { EntryOf } from '#cms/model/blocks/block-types.ts'
import { colors } from '#cms/model/enumerations/appearance.ts'

const tip =
  'Ask the aid office in writing, and before you sign. A school can change its offer when your family earns less than it did.'

const author: EntryOf<'Quote banner'>['fields']['author'] = {
  _type: 'authorOf',
  name: 'Loans desk',
  slug: { current: 'loans-desk' },
  role: 'Writes about loans',
}
const quote = 'A loan is compared by what it costs in all, at both ends of its range.'

export const fixtures: Fixture[] = [
  {
    name: 'Key takeaways banner, all it has',
    entry: {
      _type: 'entry',
      componentType: 'Key takeaways banner',
      fields: {
        takeaways: [
          'A grant is not paid back; the largest Pell Grant is {{awardYear.pell.max}}.',
          'Federal loans come before private ones: they can follow your income.',
          'Send the FAFSA early. Some schools give their money to who asks first.',
        ],
      },
    },
  },
  {
    name: 'Final verdict banner, everything',
    entry: {
      _type: 'entry',
      componentType: 'Final verdict banner',
      fields: {
        title: 'For whom this loan is',
        text: [
          ...prose('It fits a student with a strong cosigner who wants to pay while in school.'),
          ...bullets('Not for who needs a pause of more than a year.', 'Not for part-time students.'),
        ],
      },
    },
  },
  {
    name: 'Final verdict banner, only what it needs',
    entry: {
      _type: 'entry',
      componentType: 'Final verdict banner',
      fields: { text: prose('It fits a student with a strong cosigner.') },
    },
  },
  {
    name: 'Why-trust banner, everything',
    entry: {
      _type: 'entry',
      componentType: 'Why-trust banner',
      fields: {
        title: 'Do not take our word for it',
        text: prose(
          'Each figure has its source and its day. The costs are computed, and the sums are shown.',
        ),
        button: {
          _type: 'button',
          label: 'See the proof',
          link: '/about/proof',
          variant: 'white',
          fitContent: true,
        },
      },
    },
  },
  {
    name: 'Why-trust banner, only what it needs',
    entry: {
      _type: 'entry',
      componentType: 'Why-trust banner',
      fields: { text: prose('Each figure has its source and its day.') },
    },
  },
  {
    name: 'Tip banner, all it has',
    entry: { _type: 'entry', componentType: 'Tip banner', fields: { text: tip } },
  },
  {
    name: 'TuitionHero tip banner - purple, all it has',
    entry: { _type: 'entry', componentType: 'TuitionHero tip banner - purple', fields: { text: tip } },
  },
  ...colors.map(
    (color): Fixture => ({
      name: `Call-to-action banner, ${color}`,
      entry: {
        _type: 'entry',
        componentType: 'Call-to-action banner',
        fields: {
          title: 'See what is left to pay',
          text: 'Five questions, no account. You see costs, not promises.',
          button: {
            _type: 'button',
            label: 'Compare loans',
            link: '/student-loans',
            withArrow: true,
            fitContent: true,
          },
          image: picture,
          color,
        },
      },
    }),
  ),
  {
    name: 'Call-to-action banner, only what it needs',
    entry: {
      _type: 'entry',
      componentType: 'Call-to-action banner',
      fields: {
        title: 'Start with the FAFSA',
        button: { _type: 'button', label: 'What it asks', link: '/fafsa' },
      },
    },
  },
  {
    name: 'Quote banner, everything',
    entry: {
      _type: 'entry',
      componentType: 'Quote banner',
      fields: { quote, author, attribution: 'In “How we compare”' },
    },
  },
  {
    name: 'Quote banner, by somebody else',
    entry: {
      _type: 'entry',
      componentType: 'Quote banner',
      fields: { quote, attribution: 'An example of words, said by nobody' },
    },
  },
  {
    name: 'Quote banner, only what it needs',
    entry: { _type: 'entry', componentType: 'Quote banner', fields: { quote } },
  },
]
