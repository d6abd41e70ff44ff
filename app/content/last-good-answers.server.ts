import { LRUCache } from 'lru-cache'
import type { ContentQuestion } from './content-client.server.ts'

export interface ServiceAnswer {
  result: unknown
  /** Undefined: the service gave none. */
  syncTags?: readonly string[] | undefined
}

/** Some thousand articles; more than a page cache of the usual size shows. Counted in characters. */
const MOST_CHARACTERS = 16 * 1024 * 1024

/**
 * What a service last answered to each question, for when it is away. Answers are kept and not pages: the rest of a page, such
 * as the rates of loans, must not grow old because the words beside it did.
 */
export class LastGoodAnswers {
  readonly #answers: LRUCache<string, string>

  constructor({ mostCharacters = MOST_CHARACTERS }: { mostCharacters?: number } = {}) {
    this.#answers = new LRUCache({
      maxSize: mostCharacters,
      sizeCalculation: (answer, question) => answer.length + question.length,
    })
  }

  keep(question: ContentQuestion, answer: ServiceAnswer): void {
    this.#answers.set(keyOf(question), JSON.stringify(answer))
  }

  /** A copy: whoever takes it may change it. */
  get(question: ContentQuestion): ServiceAnswer | undefined {
    const kept = this.#answers.get(keyOf(question))
    return kept === undefined ? undefined : JSON.parse(kept)
  }
}

const keyOf = ({ query, params = {} }: ContentQuestion) => JSON.stringify([query, params])
