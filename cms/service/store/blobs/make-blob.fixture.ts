import { createHash, randomBytes } from 'node:crypto'

/** Random bytes and their name in a store. */
export function makeBlob(length: number): { sha1: string; bytes: Buffer } {
  const bytes = randomBytes(length)
  return { sha1: createHash('sha1').update(bytes).digest('hex'), bytes }
}
