import { expect, test } from 'vitest'
import { campFacts } from './camp.fixture.ts'
import { questionText } from './messages.ts'
import { readForm } from './read-form.ts'

const read = (form: string) => readForm('school', new URLSearchParams(form), campFacts({}))

test.each([
  ['keywords=University+of+California-Los+Angeles&school=00131500', { school: '00131500', schoolSearch: '' }],
  ['school=00131500', { school: '00131500', schoolSearch: '' }],
  ['keywords=anything&school=&school=undecided', { school: 'undecided', schoolSearch: '' }],
  ['keywords=ucla&school=', { school: '', schoolSearch: 'ucla' }],
  ['keywords=los+angeles&school=00131500', { school: '', schoolSearch: 'los angeles' }],
])('a school as %s: a choice clears the search, and a search clears the choice', (form, texts) => {
  expect(read(form)).toEqual({ texts, problems: [] })
})

test.each([
  ['keywords=&school=', questionText.problem.schoolMissing],
  ['keywords=zzz&school=', questionText.problem.schoolNotFound('zzz')],
  ['school=99999999', questionText.problem.schoolUnknown],
  ['school=nonsense', questionText.problem.schoolUnknown],
])('%s asks for the school again and gives the reason', (form, message) => {
  expect(read(form).problems).toEqual([{ field: 'school', message }])
})

test('a form on another page gives no answer without a school, and passes on text that matches nothing', () => {
  expect(read('keywords=&school=').texts).toEqual({})
  expect(read('keywords=zzz').texts).toEqual({ school: '', schoolSearch: 'zzz' })
})
