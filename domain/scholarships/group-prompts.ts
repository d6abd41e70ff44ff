import { findDistinctiveWords, promptKey } from './prompt-words.ts'
import type { Essay } from './scholarship.ts'
import { tightestLimits, type WordLimits } from './word-limits.ts'

/** One essay that a scholarship asks for. */
export interface EssayPrompt extends Essay {
  scholarshipId: string
}

/** Prompts that one essay may answer, and the limits that suit them all. */
export interface PromptGroup<Prompt extends EssayPrompt = EssayPrompt> {
  prompts: Prompt[]
  limits: WordLimits
}

/** No more are grouped at once, because every prompt may be compared with every other. */
export const maxPrompts = 500

/** Two prompts are alike from this cosine of their telling words on, when they share at least two of them. */
const minLikeness = 0.5
const minShared = 2

/**
 * Groups prompts by likeness. The shortest prompt leads a group, and each other prompt in it is alike to that
 * one, so that no chain of small likenesses joins what has nothing in common. The order of the input does not
 * matter, and prompts that differ only in case, accents and punctuation are always together.
 * @param prompts at most `maxPrompts`
 */
export function groupPrompts<Prompt extends EssayPrompt>(prompts: readonly Prompt[]): PromptGroup<Prompt>[] {
  if (prompts.length > maxPrompts) throw new RangeError(`more than ${maxPrompts} prompts`)
  const sameByKey = Map.groupBy(prompts.toSorted(byText), ({ prompt }) => promptKey(prompt))
  let open = [...sameByKey]
    .map(([key, same]) => ({ key, same, words: findDistinctiveWords(key) }))
    .sort((a, b) => a.words.size - b.words.size || compare(a.key, b.key))
  const groups: PromptGroup<Prompt>[] = []
  while (open[0]) {
    const [lead, ...others] = open
    const { alike = [], apart = [] } = Object.groupBy(others, ({ words }) =>
      isAlike(lead.words, words) ? 'alike' : 'apart',
    )
    const members = [lead, ...alike].flatMap(({ same }) => same)
    groups.push({ prompts: members, limits: tightestLimits(members) })
    open = apart
  }
  return groups
}

/** @param few the smaller set, or an equally large one */
function isAlike(few: ReadonlySet<string>, many: ReadonlySet<string>): boolean {
  const needed = Math.max(minShared, minLikeness * Math.sqrt(few.size * many.size))
  if (few.size < needed) return false
  let shared = 0
  for (const word of few) if (many.has(word)) shared += 1
  return shared >= needed
}

function byText(a: EssayPrompt, b: EssayPrompt): number {
  return (
    compare(a.prompt, b.prompt) ||
    compare(a.scholarshipId, b.scholarshipId) ||
    (a.leastWords ?? -1) - (b.leastWords ?? -1) ||
    (a.mostWords ?? -1) - (b.mostWords ?? -1)
  )
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
