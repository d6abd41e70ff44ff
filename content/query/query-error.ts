import { GroqSyntaxError } from 'groq-js'
import { ContentError } from '#content/errors.ts'

/**
 * A query that cannot be read or answered, as the official clients frame it.
 *
 * @param start offset in UTF-16 units of what is wrong; the end of the query where that is not known more closely
 */
export function queryError(query: string, description: string, start = 0, end = query.length): ContentError {
  return new ContentError(400, {
    error: { type: 'queryParseError', description, query, start, end: Math.max(start, end) },
  })
}

/** What groq-js threw, or what the engine did for want of stack, as an answer. */
export function queryErrorOf(query: string, thrown: unknown): ContentError {
  if (thrown instanceof ContentError) return thrown
  if (thrown instanceof GroqSyntaxError) return queryError(query, thrown.message, thrown.position)
  if (thrown instanceof RangeError)
    return queryError(query, 'The query is nested too deeply, or makes too much of its data')
  const message = thrown instanceof Error ? thrown.message : 'The query cannot be answered'
  const name = /^Undefined (?:pipe )?(?:function|namespace): (\S+)/.exec(message)?.[1] ?? ''
  const start = Math.max(0, query.indexOf(name))
  return queryError(query, message, start, name === '' ? query.length : start + name.length)
}

/** Refuses what takes more than it may; the query is not repeated, since nothing in it is misspelled. */
export function tooMuchError(what: 'time' | 'memory' | 'documents'): ContentError {
  const description = `The query takes more ${what} than it may. Filter by _type, _id, slug.current or references() first, and nest fewer queries`
  return new ContentError(400, { error: { type: 'queryEvaluationError', description } })
}

/** Refuses a result that is larger than it may be. */
export function tooLargeError(): ContentError {
  const description =
    'The result is too large. Ask for fewer documents by a slice, or for fewer of their attributes'
  return new ContentError(400, { error: { type: 'queryEvaluationError', description } })
}
