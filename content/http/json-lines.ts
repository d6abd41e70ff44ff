import { StringDecoder } from 'node:string_decoder'
import { refusal } from '#content/errors.ts'

/** Characters of one line: the largest asset in Base64, and its document. */
const LONGEST_LINE = 75_000_000

/** @returns the lines of a stream of UTF-8, each when it is whole; throws 413 for one that is too long to be a document. */
export async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8')
  // Of the line under way, joined once: a long one comes in very many chunks.
  let parts: string[] = []
  let length = 0
  for await (const chunk of chunks) {
    const [first = '', ...others] = decoder.write(chunk).split('\n')
    length += first.length
    if (length > LONGEST_LINE) throw refusal(413, 'One line is longer than an asset may be.')
    parts.push(first)
    const last = others.pop()
    if (last === undefined) continue
    yield parts.join('')
    yield* others
    parts = [last]
    length = last.length
  }
  const rest = parts.join('') + decoder.end()
  if (rest) yield rest
}
