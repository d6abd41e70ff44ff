import { StringDecoder } from 'node:string_decoder'
import { refusal } from '#content/errors.ts'

/** The maximum length of a line in characters: the largest asset in Base64 plus its document. */
const MAX_LINE_LENGTH = 75_000_000

/**
 * Yields the lines of a UTF-8 stream, each once it is complete.
 * @throws ContentError 413 for a line that is too long
 */
export async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8')
  // Chunks of the current line, joined once, because a long line arrives in many chunks.
  let parts: string[] = []
  let length = 0
  for await (const chunk of chunks) {
    const [first = '', ...others] = decoder.write(chunk).split('\n')
    length += first.length
    if (length > MAX_LINE_LENGTH) throw refusal(413, 'A line exceeds the maximum size of an asset.')
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
