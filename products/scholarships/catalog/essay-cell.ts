import type { Essay } from '#domain/scholarships/scholarship.ts'
import { type Cell, cell, read, refuse, words } from '#kit/catalog/cell.ts'

/*
 * The essays of a scholarship, in one cell: prompts with vertical bars between them, each with its length in
 * words behind it where there is one: `What does home mean to you? [250-500 words] | Why now? [up to 100
 * words]`.
 */

export const essaySeparator = ' | '

const maxEssays = 10
const maxWordsAsked = 20_000
const howToWrite = 'write [250-500 words], [up to 500 words] or [at least 250 words] after the prompt'

/** An empty cell means that none is asked for. */
export const essays: Cell<Essay[]> = cell((text) => {
  if (text === '') return read([])
  const found: Essay[] = []
  for (const part of text.split('|')) {
    const essay = parseEssay(part.replace(/\s+/g, ' ').trim())
    if (typeof essay === 'string') return refuse(essay)
    found.push(essay)
  }
  return found.length > maxEssays
    ? refuse(`has ${found.length} essays: the limit is ${maxEssays}`)
    : read(found)
})

export function writeEssays(given: readonly Essay[]): string {
  return given
    .map(({ prompt, leastWords, mostWords }) => `${prompt}${writeLength(leastWords, mostWords)}`)
    .join(essaySeparator)
}

function writeLength(min: number | null, max: number | null): string {
  if (min !== null && max !== null) return ` [${min}-${max} words]`
  if (max !== null) return ` [up to ${max} words]`
  return min === null ? '' : ` [at least ${min} words]`
}

/** Parses one part, or returns what is wrong with it. */
function parseEssay(part: string): Essay | string {
  const [, before, inBrackets] = /^(.*)\[([^[\]]*)\]$/.exec(part) ?? []
  const length = inBrackets === undefined ? { leastWords: null, mostWords: null } : parseLength(inBrackets)
  if (!length) return `has "[${inBrackets}]": ${howToWrite}`
  const prompt = words(1_000).safeParse((before ?? part).trim())
  if (!prompt.success) return `has a prompt that ${prompt.error.issues[0]?.message ?? 'cannot be read'}`
  const { leastWords, mostWords } = length
  if (leastWords !== null && mostWords !== null && leastWords > mostWords)
    return `has "[${inBrackets}]", where the first number is higher than the second: swap them`
  return { prompt: prompt.data, leastWords, mostWords }
}

function parseLength(text: string): Omit<Essay, 'prompt'> | undefined {
  const plain = text.toLowerCase().replaceAll(',', '').trim()
  const both = /^(\d{1,5}) ?[-–] ?(\d{1,5}) words$/.exec(plain)
  const max = /^up to (\d{1,5}) words$/.exec(plain)
  const min = /^at least (\d{1,5}) words$/.exec(plain)
  if (!both && !max && !min) return undefined
  const length = {
    leastWords: toCount(both?.[1] ?? min?.[1]),
    mostWords: toCount(both?.[2] ?? max?.[1]),
  }
  const isPossible = [length.leastWords, length.mostWords].every(
    (count) => count === null || (count >= 1 && count <= maxWordsAsked),
  )
  return isPossible ? length : undefined
}

function toCount(digits: string | undefined): number | null {
  return digits === undefined ? null : Number(digits)
}
