// cspell:ignore inquir
import { glob } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readPlainText } from '#testing/library-text.ts'
import { creditChecks } from './credit-checks.ts'

const { soft, hard, together } = creditChecks

test.each([
  ['cms/library/settings/settings.json', [soft, hard]],
  ['cms/library/legalPage/extended-disclosure.json', [soft, hard]],
  ['cms/library/resource/private-student-loans-complete-guide.json', [together]],
])('%s says in the words of every page what a check does to credit', async (document, sentences) => {
  const text = await readPlainText(document)
  for (const sentence of sentences) expect(text).toContain(sentence)
})

test('no document says that every application is a hard inquiry, or every rate check a soft one', async () => {
  const tooSure: string[] = []
  for await (const document of glob('cms/library/**/*.json')) {
    const sentences = (await readPlainText(document)).split(/(?<=[.?!])\s|"/)
    for (const sentence of sentences) {
      const isSaid = /\b(is|are|takes) (only )?(a |the )?(hard|soft) (inquir|pull|check)/i.test(sentence)
      if (isSaid && !/usually|whether|many|some\b/i.test(sentence)) tooSure.push(`${document}: ${sentence}`)
    }
  }
  expect(tooSure).toEqual([])
})
