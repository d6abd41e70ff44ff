import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foundLimits, foundScholarshipSchema } from '#domain/scholarships/found-scholarship.ts'
import { someFound } from '#domain/scholarships/some-found.fixture.ts'
import type { Values } from '#kit/forms/sent-form.ts'
import { readFoundForm, readTyped, toTyped } from './found-form.ts'
import { readLink } from './read-link.ts'

const today = '2026-11-28'
const read = (values: Values) => {
  const result = readFoundForm({ name: 'Rotary Award', ...values }, today)
  return result.ok ? result.own : result.problems.map(({ field }) => field)
}

test('the name alone is enough, and all else is not known', () => {
  expect(read({})).toEqual(someFound({ name: 'Rotary Award' }))
  expect(read({ name: ' \u200B ' })).toEqual(['name'])
})

test('what is typed to be changed reads back as the same', () => {
  const own = someFound({
    provider: 'Rotary Club',
    awardLowCents: null,
    awardHighCents: 123_456,
    paid: 'yearly',
    deadlineKind: 'funds',
    deadlineOn: '2027-03-05',
    link: 'https://example.org/apply?year=2027',
    requirements: 'Seniors\n3.0 GPA',
    essays: [
      { prompt: 'Who inspired you?', mostWords: 500 },
      { prompt: 'Why us?', mostWords: null },
    ],
    recommendationLetters: 0,
    effortHours: 2.5,
    costsMoney: true,
    asksForSsn: false,
    status: 'submitted',
  })
  expect(
    readFoundForm(readTyped(new URLSearchParams(toTyped(own) as Record<string, string>)), today),
  ).toEqual({
    ok: true,
    own,
  })
})

test.each([
  ['one amount', { lowestAward: '$1,000' }, { awardLowCents: 100_000, awardHighCents: 100_000 }],
  ['up to an amount', { highestAward: '1000' }, { awardLowCents: null, awardHighCents: 100_000 }],
  ['a date alone', { deadlineOn: '3/15/2027' }, { deadlineKind: null, deadlineOn: '2027-03-15' }],
  ['hours', { hours: '2.5 hours' }, { effortHours: 2.5 }],
  [
    'a word limit',
    { essay2: 'Why?', essayWords2: '1,000 words' },
    { essays: [{ prompt: 'Why?', mostWords: 1000 }] },
  ],
  ['an unknown status', { status: 'lost' }, { status: 'planned' }],
])('%s is understood', (_, values, own) => {
  expect(read(values)).toMatchObject(own)
})

test.each<[string, Values, string]>([
  ['a range the wrong way', { lowestAward: '500', highestAward: '100' }, 'highestAward'],
  ['no such day', { deadlineOn: '2/30/2027' }, 'deadlineOn'],
  ['a date where there is none', { deadlineKind: 'continuous', deadlineOn: '3/15/2027' }, 'deadlineOn'],
  ['a limit without a prompt', { essayWords3: '500' }, 'essay3'],
  ['no number of words', { essay1: 'Why?', essayWords1: '0' }, 'essayWords1'],
  ['no hours', { hours: '0' }, 'hours'],
  ['too many letters', { letters: '99' }, 'letters'],
  ['too long a name', { name: 'x'.repeat(foundLimits.name + 1) }, 'name'],
  ['too long a text', { requirements: 'x'.repeat(foundLimits.requirements + 1) }, 'requirements'],
  ['a link that acts', { link: 'javascript:alert(1)' }, 'link'],
])('%s is refused', (_, values, field) => {
  expect(read(values)).toEqual([field])
})

test('whatever is typed, what the form takes is what the stored schema takes, so that nothing saved is lost', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.constantFrom(
      '',
      '1',
      '10',
      '0.25',
      '3/15/2027',
      'yes',
      'funds',
      'won',
      'example.org',
      'x'.repeat(600),
    ),
  )
  const fields = [
    'name',
    'provider',
    'link',
    'lowestAward',
    'highestAward',
    'paid',
    'deadlineKind',
    'deadlineOn',
  ]
  const others = ['requirements', 'letters', 'hours', 'status', 'essay1', 'essayWords1', 'costsMoney']
  fc.assert(
    fc.property(
      fc.record(Object.fromEntries([...fields, ...others].map((field) => [field, typed])), {
        requiredKeys: [],
      }),
      (values) => {
        for (const some of [values, { name: 'A', link: values.link }, { name: 'A', provider: values.name }]) {
          const result = readFoundForm(some, today)
          if (result.ok) expect(foundScholarshipSchema.parse(result.own)).toEqual(result.own)
        }
      },
    ),
  )
})

test('marks that turn the direction of text and controls are taken out', () => {
  expect(
    read({ name: '\u202Egnp.exe\u0000\r\nBEGIN:VEVENT', requirements: 'a\r\n\r\n\r\n\u2066b' }),
  ).toMatchObject({
    name: 'gnp.exe BEGIN:VEVENT',
    requirements: 'a\n\nb',
  })
})

test.each([
  ['https://example.org/a b', 'https://example.org/a%20b'],
  ['example.org/apply', 'https://example.org/apply'],
  ['HTTP://EXAMPLE.org', 'http://example.org/'],
  ['https://exаmple.org', 'https://xn--exmple-4nf.org/'],
])('the link %j is read as %j', (typed, link) => {
  expect(readLink(typed)).toBe(link)
})

test.each([
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  ' data:text/html,<script>',
  'ftp://example.org',
  'https://bank.example@evil.example',
  'https://localhost',
  'mailto:a@example.org',
  '//example.org',
  'not a link',
  `https://example.org/${'x'.repeat(foundLimits.link)}`,
])('the link %j is none', (typed) => {
  expect(readLink(typed)).toBeUndefined()
})
