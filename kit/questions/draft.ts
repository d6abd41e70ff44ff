import type { Retention } from './retention.ts'

/**
 * A visitor's answers so far to the questions of one product line, stored on the server. They belong to the
 * account of a signed-in visitor; anyone else's are identified by a cookie.
 */
export interface Draft {
  /** Name of the flow in which the questions were asked. */
  flow: string
  /** Strings by answer name; the owner of the flow parses them. */
  answers: Readonly<Record<string, unknown>>
}

/** What a product line keeps of a draft, and for how long. */
export interface DraftRules {
  /**
   * Leaves the answers to the questions on the path that they take, and of someone under 18 who asks about loans
   * nothing but the age.
   */
  prune(draft: Draft, today: string): Draft
  retention?: Retention
}

/** The rules of each product line, by the `line` of its flows. */
export type DraftLines = ReadonlyMap<string, DraftRules>
