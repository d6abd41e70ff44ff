import { LRUCache } from 'lru-cache'
import type { ContentQuestion } from './content-client.server.ts'

export interface ServiceAnswer {
  result: unknown
  /** Undefined when the service sent none. */
  syncTags?: readonly string[] | undefined
}

/** The limit in characters: several thousand articles, more than a page cache of the default size shows. */
const MAX_CHARACTERS = 16 * 1024 * 1024

/**
 * Keeps the service's last answer to each query for when the service is down. It keeps answers instead of
 * pages, because other parts of a page, such as loan rates, must not become outdated along with its text.
 */
export class LastGoodAnswers {
  readonly #answers: LRUCache<string, string>

  constructor({ maxCharacters = MAX_CHARACTERS }: { maxCharacters?: number } = {}) {
    this.#answers = new LRUCache({
      maxSize: maxCharacters,
      sizeCalculation: (answer, question) => answer.length + question.length,
    })
  }

  save(question: ContentQuestion, answer: ServiceAnswer): void {
    this.#answers.set(toQuestionKey(question), JSON.stringify(answer))
  }

  /** Returns a copy, because callers may modify it. */
  get(question: ContentQuestion): ServiceAnswer | undefined {
    const saved = this.#answers.get(toQuestionKey(question))
    return saved === undefined ? undefined : JSON.parse(saved)
  }
}

const toQuestionKey = ({ query, params = {} }: ContentQuestion) => JSON.stringify([query, params])
