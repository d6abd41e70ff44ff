import { GroqSyntaxError } from 'groq-js'
import { ContentError } from '#content/errors.ts'

/**
 * Creates the error for a query that cannot be parsed or answered, in the shape that the official clients can
 * format.
 *
 * @param start offset of the error in UTF-16 code units
 * @param end offset where the error ends; defaults to the end of the query
 */
export function queryError(query: string, description: string, start = 0, end = query.length): ContentError {
  return new ContentError(400, {
    error: { type: 'queryParseError', description, query, start, end: Math.max(start, end) },
  })
}

/** Converts an error thrown by groq-js, or a stack overflow, to an error response. */
export function toQueryError(query: string, thrown: unknown): ContentError {
  if (thrown instanceof ContentError) return thrown
  if (thrown instanceof GroqSyntaxError)
    return queryError(query, thrown.message, Math.min(thrown.position, query.length))
  if (thrown instanceof RangeError)
    return queryError(query, 'The query is nested too deeply, or expands its data too much')
  const message = thrown instanceof Error ? thrown.message : 'The query cannot be answered'
  const name = /^Undefined (?:pipe )?(?:function|namespace): (\S+)/.exec(message)?.[1] ?? ''
  const start = Math.max(0, query.indexOf(name))
  return queryError(query, message, start, name === '' ? query.length : start + name.length)
}

/**
 * Rejects a query that exceeds a limit. The error does not repeat the query, because nothing in it is
 * misspelled.
 */
export function tooMuchError(what: 'time' | 'memory' | 'documents'): ContentError {
  const description = `The query takes more ${what} than allowed. Filter by _type, _id, slug.current, or references() first, and nest fewer queries`
  return new ContentError(400, { error: { type: 'queryEvaluationError', description } })
}

/** Rejects a result that exceeds the size limit. */
export function tooLargeError(maxBytes: number): ContentError {
  const description = `The result is too large: the limit is ${maxBytes / 1_000_000} MB. Ask for fewer documents with a slice such as [0...100], ask for fewer of their attributes, or use a token, which allows more`
  return new ContentError(400, { error: { type: 'queryEvaluationError', description } })
}
