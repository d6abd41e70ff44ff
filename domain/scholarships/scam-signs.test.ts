import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findScamSigns, type SignQuestion, scamSigns, signQuestions } from './scam-signs.ts'
import { someFound } from './some-found.fixture.ts'

const questions = Object.keys(signQuestions) as SignQuestion[]
const find = (requirements: string) => findScamSigns(someFound({ requirements })).map(({ sign }) => sign)

test.each(questions)('a yes to %s is a sign, a no and no answer are none', (question) => {
  expect(findScamSigns(someFound({ [question]: true }))).toEqual([
    { sign: signQuestions[question], words: null },
  ])
  expect(findScamSigns(someFound({ [question]: false }))).toEqual([])
  expect(findScamSigns(someFound())).toEqual([])
})

test.each([
  ['The scholarship is guaranteed or your money back.', ['guaranteed']],
  ['A small processing fee holds your place.', ['fee']],
  ['The scholarship will cost some money.', ['fee']],
  ['Send a refundable  FEE of $25.', ['fee']],
  ['We need your credit card to hold this scholarship.', ['account']],
  ['I just need your bank\naccount number.', ['account']],
  ['Bring your Social Security card.', ['ssn']],
  ['You’ve been selected by a national foundation.', ['selected']],
  ["You're a finalist in our contest!", ['selected']],
  ['You have been pre-selected.', ['selected']],
  ['We’ll do all the work.', ['effortless']],
  ['You can’t get this information anywhere else.', ['exclusive']],
  ['Come to the National Foundation seminar.', ['seminar']],
  [
    'You have been selected! Pay $49 by credit card: winning is guaranteed.',
    ['fee', 'account', 'guaranteed', 'selected'],
  ],
])('the text %j shows %j', (text, signs) => {
  expect(find(text)).toEqual(signs)
})

test.each([
  'There is no application fee.',
  'Apply without any processing fee.',
  'An award is not guaranteed.',
  'We never ask for your bank account.',
  'Don’t send your Social Security number.',
  'Two finalists are selected each spring by the National Merit Foundation.',
  'Describe a card you made and the work you do for your community.',
  'Applicants must maintain a 3.0 GPA.',
])('the text %j shows no sign', (text) => {
  expect(find(text)).toEqual([])
})

test('every text that can be typed is read: name, provider, requirements and prompts', () => {
  const words = 'guaranteed'
  const found = [{ sign: 'guaranteed', words }]
  expect(findScamSigns(someFound({ name: `A ${words} award` }))).toEqual(found)
  expect(findScamSigns(someFound({ provider: `${words} money` }))).toEqual(found)
  expect(findScamSigns(someFound({ essays: [{ prompt: `Is it ${words}?`, mostWords: null }] }))).toEqual(
    found,
  )
})

test('another sign answer never removes a sign, and each sign is found once, in the stated order', () => {
  const answer = fc.constantFrom(true, false, null)
  const text = fc.array(
    fc.constantFrom(
      'guaranteed',
      'no',
      'application fee',
      'ssn',
      'seminar',
      'bank account',
      '\n',
      'you have won',
    ),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(
      fc.record(Object.fromEntries(questions.map((question) => [question, answer]))),
      text,
      fc.constantFrom(...questions),
      (answers, words, question) => {
        const own = someFound({ ...answers, requirements: words.join(' ') })
        const before = findScamSigns(own).map(({ sign }) => sign)
        const after = findScamSigns({ ...own, [question]: true }).map(({ sign }) => sign)
        expect(after).toEqual(expect.arrayContaining([...before, signQuestions[question]]))
        expect(after).toEqual(scamSigns.filter((sign) => after.includes(sign)))
      },
    ),
  )
})
