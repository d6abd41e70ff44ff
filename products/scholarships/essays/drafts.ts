import { promptKey } from '#domain/scholarships/prompt-words.ts'

/** What a visitor wrote, and the prompts it was written for. */
export interface Draft {
  prompts: string[]
  text: string
}

/** Bounds what is stored and what is read from a file. */
export const maxDrafts = 500
export const maxDraftCharacters = 60_000

interface Matched {
  /** The drafts of each group, in the order of the groups. */
  ofGroups: Draft[][]
  /** Drafts for prompts that are in none of the groups. */
  others: Draft[]
}

/**
 * Finds the group of each draft: the one that has most of its prompts. Groups change with what is saved, and
 * two drafts may come to belong to one group.
 */
export function matchDrafts(
  groups: readonly { prompts: readonly { prompt: string }[] }[],
  drafts: readonly Draft[],
): Matched {
  const groupByKey = new Map(
    groups.flatMap(({ prompts }, at) => prompts.map(({ prompt }) => [promptKey(prompt), at] as const)),
  )
  const ofGroups: Draft[][] = groups.map(() => [])
  const others: Draft[] = []
  for (const draft of drafts) {
    const votes = new Map<number, number>()
    for (const prompt of draft.prompts) {
      const at = groupByKey.get(promptKey(prompt))
      if (at !== undefined) votes.set(at, (votes.get(at) ?? 0) + 1)
    }
    const [best] = [...votes].sort(([a, one], [b, other]) => other - one || a - b)
    const own = best ? ofGroups[best[0]] : others
    own?.push(draft)
  }
  return { ofGroups, others }
}

/** Puts texts below one another; a text that another one contains is not repeated. */
export function joinTexts(texts: readonly string[]): string {
  const joined: string[] = []
  for (const text of texts) {
    if (joined.some((other) => other.includes(text))) continue
    const kept = joined.filter((other) => !text.includes(other))
    joined.splice(0, joined.length, ...kept, text)
  }
  return joined.join('\n\n')
}

/** Adds drafts to those there are: drafts for the same prompts become one, and nothing written is lost. */
export function addDrafts(drafts: readonly Draft[], added: readonly Draft[]): Draft[] {
  const byPrompts = Map.groupBy([...drafts, ...added], ({ prompts }) =>
    prompts.map(promptKey).toSorted().join('\n'),
  )
  return [...byPrompts.values()].map((same) => ({
    prompts: same[0]?.prompts ?? [],
    text: joinTexts(same.map(({ text }) => text)),
  }))
}
