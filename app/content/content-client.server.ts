import type { Json } from '#cms/service/documents.ts'

/**
 * How the site queries content: in this process when the service is embedded, over HTTP when it is hosted.
 */
export interface ContentClient {
  /**
   * Throws `ContentUnavailableError` when the service does not answer in time. Errors that the service
   * returns, such as that for a malformed query, are rethrown unchanged.
   */
  ask(question: ContentQuestion, options?: AskOptions): Promise<ContentAnswer>
  /**
   * Reports changed tags once answers show the change: tags of published answers, and with `drafts` also tags
   * of drafts. Returns a function that unsubscribes.
   */
  onChange(listener: (tags: readonly string[]) => void, options?: Pick<AskOptions, 'perspective'>): () => void
  close(): void
}

export interface ContentQuestion {
  /** A GROQ query. Pass the current time as a parameter, because no tag changes when `now()` does. */
  query: string
  params?: Readonly<Record<string, Json>>
  /** Names the request in the service's logs. */
  tag?: string
}

/** `drafts` is for previews, the only requests that use the read token. */
export type Perspective = 'published' | 'drafts'

interface AskOptions {
  /** Defaults to `published`. */
  perspective?: Perspective | undefined
  /** The total time for all attempts, in milliseconds. By default each attempt may take 300,000 ms. */
  timeoutMs?: number | undefined
}

export interface ContentAnswer {
  /** As the service sent it: parse it before use. */
  result: unknown
  /** The answer stays valid until one of these tags changes. */
  tags: readonly string[]
  /** Set when no tag can report a change: how long the answer may be shown, in milliseconds. */
  maxAgeMs?: number
}

/** Thrown when the service cannot be reached, is overloaded or does not answer in time. */
export class ContentUnavailableError extends Error {
  override name = 'ContentUnavailableError'
}

/** The API version of the protocol, whichever service answers. */
export const API_VERSION = '2022-11-15'

/** A tag on every answer; it changes when the site cannot tell what changed. */
export const ANYTHING = 'any content'

const requestTag = /^[a-z0-9._-]{1,75}$/i

/**
 * Applies the official client's rule and error message, so that a tag is valid for both services or for
 * neither.
 */
export function checkTag({ tag }: ContentQuestion): void {
  if (tag === undefined || requestTag.test(tag)) return
  throw new Error(
    'Tag can only contain alphanumeric characters, underscores, dashes and dots, and be between one and 75 characters long.',
  )
}
