import type { Json } from '#content/documents.ts'

/** How the site asks for content: in this process when the service is embedded, over the wire when it is hosted. */
export interface ContentClient {
  /**
   * Throws `ContentUnavailableError` when the service does not answer (in time), and the service's own refusal, such as that of
   * a malformed query, as it is.
   */
  ask(question: ContentQuestion, options?: AskOptions): Promise<ContentAnswer>
  /**
   * Hears the tags that moved, after answers show it: those of published answers, and with `drafts` those of drafts too. Returns
   * the function that ends it.
   */
  onChange(listener: (tags: readonly string[]) => void, options?: Pick<AskOptions, 'perspective'>): () => void
  close(): void
}

export interface ContentQuestion {
  /** GROQ. The moment comes as a parameter: no tag moves when `now()` does. */
  query: string
  params?: Readonly<Record<string, Json>>
  /** Names the request in the service's logs. */
  tag?: string
}

/** `drafts` is for previews: only then is the read token used. */
export type Perspective = 'published' | 'drafts'

interface AskOptions {
  /** Default `published`. */
  perspective?: Perspective | undefined
  /** Until the answer must be there, attempts and all. Default: 300,000 for each attempt. */
  timeoutMs?: number | undefined
}

export interface ContentAnswer {
  /** As the service sent it: parse it before use. */
  result: unknown
  /** While none of these moves, the answer is the same. */
  tags: readonly string[]
  /** Set where no tag can tell: how long the answer may be shown. */
  keepForMs?: number
}

/** The service could not be reached, is overloaded or did not answer in time. */
export class ContentUnavailableError extends Error {
  override name = 'ContentUnavailableError'
}

/** Of the protocol, to whichever service. */
export const API_VERSION = '2022-11-15'

/** On every answer: it moves when nobody knows what changed. */
export const ANYTHING = 'any content'

const requestTag = /^[a-z0-9._-]{1,75}$/i

/** The official client's own rule and words, so that a tag works with both services or with none. */
export function checkTag({ tag }: ContentQuestion): void {
  if (tag === undefined || requestTag.test(tag)) return
  throw new Error(
    'Tag can only contain alphanumeric characters, underscores, dashes and dots, and be between one and 75 characters long.',
  )
}
