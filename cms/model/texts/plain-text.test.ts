import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test('separates paragraphs, drops marks, and skips everything that is not a paragraph', () => {
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
