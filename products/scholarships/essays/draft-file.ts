import { type Draft, maxDrafts } from './drafts.ts'

/*
 * Drafts as a text file that people can read and the desk can open again: below a line `=== Prompt ===` each
 * prompt, below `=== Draft ===` the text. A line of the text that begins like these lines gets a backslash.
 */

const promptLine = '=== Prompt ==='
const draftLine = '=== Draft ==='
const beginsLikeMark = /^\\*===/
const isEscaped = /^\\+===/

/** Writes drafts as a file; `heading` is its first line. */
export function writeDraftFile(drafts: readonly Draft[], heading: string): string {
  const lines = [heading]
  for (const { prompts, text } of drafts) {
    for (const prompt of prompts) lines.push('', promptLine, prompt.replace(/\s+/g, ' ').trim())
    lines.push('', draftLine)
    for (const line of splitLines(text)) lines.push(beginsLikeMark.test(line) ? `\\${line}` : line)
  }
  return `${lines.join('\n')}\n`
}

/** Reads drafts from a file; one that was not written here has none. */
export function readDraftFile(file: string): Draft[] {
  const lines = splitLines(file.replace(/^\uFEFF/, ''))
  if (lines.at(-1) === '') lines.pop()
  const drafts: { prompts: string[]; lines: string[] }[] = []
  let part: 'heading' | 'prompt' | 'draft' = 'heading'
  for (const line of lines) {
    const last = drafts.at(-1)
    if (line === promptLine) {
      if (part === 'draft') last?.lines.pop()
      if (part !== 'prompt') drafts.push({ prompts: [], lines: [] })
      part = 'prompt'
    } else if (line === draftLine && part === 'prompt') part = 'draft'
    else if (part === 'prompt' && line.trim() !== '') last?.prompts.push(line.trim())
    else if (part === 'draft') last?.lines.push(isEscaped.test(line) ? line.slice(1) : line)
  }
  return drafts
    .map(({ prompts, lines: written }) => ({ prompts, text: written.join('\n') }))
    .filter(({ prompts, text }) => prompts.length > 0 && text.trim() !== '')
    .slice(0, maxDrafts)
}

function splitLines(text: string): string[] {
  return text.split(/\r\n|\r|\n/)
}
