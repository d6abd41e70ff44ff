import type { Draft } from './draft.ts'

/** A draft that knows how old each answer is. */
export interface TimedDraft extends Draft {
  /** When each answer was given or removed, in milliseconds since 1970. */
  answeredAt: Readonly<Record<string, number>>
  updatedAt: Date
}

/**
 * Joins two drafts of the same questions. Of each answer the newer one stays, and one that was removed later
 * than the other was given stays removed. Answers of one form have the same time, so they stay together.
 */
export function mergeDrafts(one: TimedDraft, other: TimedDraft): TimedDraft {
  const [older, newer] = one.updatedAt <= other.updatedAt ? [one, other] : [other, one]
  const answers: Record<string, unknown> = {}
  const answeredAt: Record<string, number> = {}
  for (const name of listNames(older, newer)) {
    const source = getTime(older, name) > getTime(newer, name) ? older : newer
    answeredAt[name] = getTime(source, name)
    if (Object.hasOwn(source.answers, name)) answers[name] = source.answers[name]
  }
  return { flow: newer.flow, answers, answeredAt, updatedAt: newer.updatedAt }
}

/** Returns when an answer was given or removed; -1 if the draft never had it. */
function getTime({ answers, answeredAt, updatedAt }: TimedDraft, name: string): number {
  if (Object.hasOwn(answeredAt, name)) return answeredAt[name] ?? -1
  return Object.hasOwn(answers, name) ? updatedAt.getTime() : -1
}

/** Returns the draft after a change: the answers named in `answered` were given or removed now. */
export function stampDraft(
  before: TimedDraft | undefined,
  { flow, answers }: Draft,
  { answered, now }: { answered: readonly string[]; now: Date },
): TimedDraft {
  const answeredAt: Record<string, number> = {}
  for (const name of [...Object.keys(answers), ...Object.keys(before?.answeredAt ?? {})]) {
    const known = before ? getTime(before, name) : -1
    answeredAt[name] = known === -1 ? now.getTime() : known
  }
  for (const name of answered) answeredAt[name] = now.getTime()
  return { flow, answers, answeredAt, updatedAt: now }
}

function listNames(...drafts: TimedDraft[]): Set<string> {
  return new Set(
    drafts.flatMap(({ answers, answeredAt }) => [...Object.keys(answers), ...Object.keys(answeredAt)]),
  )
}
