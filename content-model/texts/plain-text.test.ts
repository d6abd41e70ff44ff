import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test('paragraphs stand apart, marks leave no trace, and what is no paragraph has no words', () => {
  const span = (text: string, ...marks: string[]) => ({ _type: 'span' as const, text, marks })
  expect(
    plainText([
      { _type: 'block', children: [span('A '), span('bold', 'strong'), span(' word.')] },
      { _type: 'unreadable', was: 'video', problems: [] },
      { _type: 'block', style: 'h2', children: [span('Next')] },
      { _type: 'block', children: [] },
    ]),
  ).toBe('A bold word.\n\nNext\n\n')
  expect(plainText([])).toBe('')
})
