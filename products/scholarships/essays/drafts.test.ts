import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDraftFile, writeDraftFile } from './draft-file.ts'
import { addDrafts, joinTexts, matchDrafts } from './drafts.ts'

const group = (...prompts: string[]) => ({ prompts: prompts.map((prompt) => ({ prompt })) })

test('a draft stays with its prompts when its group grows, shrinks or is written in another way', () => {
  const draft = { prompts: ['Why this field?', 'Why did you choose your field?'], text: 'Because.' }
  const groups = [group('What is home?'), group('WHY THIS FIELD', 'And why now?')]
  expect(matchDrafts(groups, [draft])).toEqual({ ofGroups: [[], [draft]], others: [] })
})

test('a draft whose prompts fall apart goes where most of them are, and one without a prompt is kept apart', () => {
  const draft = { prompts: ['One', 'Two', 'Three'], text: 'Mine' }
  const gone = { prompts: ['Four'], text: 'Old' }
  expect(matchDrafts([group('One'), group('Two', 'Three')], [gone, draft])).toEqual({
    ofGroups: [[], [draft]],
    others: [gone],
  })
})

test('joined texts keep everything that was written, once', () => {
  const text = fc.string({ minLength: 1, maxLength: 8, unit: fc.constantFrom('a', 'b', ' ', '\n') })
  fc.assert(
    fc.property(fc.array(text, { maxLength: 6 }), (texts) => {
      const joined = joinTexts(texts)
      for (const each of texts) expect(joined).toContain(each)
      expect(joinTexts([joined, ...texts])).toBe(joined)
    }),
  )
})

test('adding the same drafts again changes nothing, and another text for a prompt goes below the first', () => {
  const kept = [{ prompts: ['One', 'Two'], text: 'First version.' }]
  expect(addDrafts(kept, [{ prompts: ['two', 'ONE!'], text: 'First version.' }])).toEqual(kept)
  expect(addDrafts(kept, [{ prompts: ['One', 'Two'], text: 'Second version.' }])).toEqual([
    { prompts: ['One', 'Two'], text: 'First version.\n\nSecond version.' },
  ])
})

const line = fc.oneof(
  fc.constantFrom('=== Draft ===', '=== Prompt ===', '\\=== Draft ===', '\\\\===', '===', '', ' '),
  fc.string(),
)
const text = fc
  .array(line, { minLength: 1 })
  .map((lines) => lines.join('\n').replace(/\r/g, ''))
  .filter((written) => written.trim() !== '')
const prompt = fc.constantFrom('What is home?', '¿Por qué?', 'Describe a challenge you overcame.')
const draft = fc.record({ prompts: fc.uniqueArray(prompt, { minLength: 1 }), text })

test('drafts come back from a file as they were, whatever they say', () => {
  fc.assert(
    fc.property(fc.array(draft, { maxLength: 5 }), (drafts) => {
      const file = writeDraftFile(drafts, 'Essay drafts')
      expect(readDraftFile(file)).toEqual(drafts)
      // Some editors write other line ends and a mark at the start.
      expect(readDraftFile(`\uFEFF${file.replaceAll('\n', '\r\n')}`)).toEqual(drafts)
    }),
  )
})

test('a file is readable: the prompt above the draft', () => {
  expect(writeDraftFile([{ prompts: ['What is\nhome?'], text: 'A porch.' }], 'Essay drafts')).toBe(
    'Essay drafts\n\n=== Prompt ===\nWhat is home?\n\n=== Draft ===\nA porch.\n',
  )
})

test('no file, however it is written, breaks the reader', () => {
  const piece = fc.oneof(line, fc.constantFrom('\n', '\r\n', '\n=== Prompt ===\n', '\n=== Draft ===\n'))
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      for (const read of readDraftFile(pieces.join(''))) {
        expect(read.prompts.length).toBeGreaterThan(0)
        expect(read.text.trim()).not.toBe('')
      }
    }),
  )
})
