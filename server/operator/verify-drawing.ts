import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

// `npm run -s drawing:verify -- FILE [COMMITMENT [ENTRIES_HASH]]` repeats a draw from its public file. It shares
// no code with the site, so that a mistake there cannot hide here: only Node's own modules may be imported.
// The rules are on the site at /about/scholarship-drawing-rules.

/** Ends with status 1. */
class RefusedError extends Error {
  override name = 'RefusedError'
}

function check(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new RefusedError(otherwise)
}

const hash = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex')
const isHash = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)
const isHashes = (value: unknown): value is string[] => Array.isArray(value) && value.every(isHash)

/** Reads the file, and refuses one that is not the public file of a drawn drawing. */
function readFile(path: string) {
  let file: Record<string, unknown>
  try {
    file = { ...JSON.parse(readFileSync(path, 'utf8')) }
  } catch (error) {
    throw new RefusedError(`${path} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
  const { format, drawing, commitment, entriesHash, entries, seed, chosen } = file
  check(format === 'scholarship-drawing-1', 'This is not a drawing’s public file.')
  check(isHash(commitment) && isHash(entriesHash) && isHashes(entries), 'The file is damaged.')
  check(seed !== null, 'This drawing has not been held yet.')
  check(isHash(seed) && isHashes(chosen), 'The file is damaged.')
  return { drawing: String(drawing), commitment, entriesHash, entries, seed, chosen }
}

/** Chooses as the rules say, in exact whole numbers of any size. */
function draw(seed: string, listHash: string, entries: readonly string[], places: number): string[] {
  let left = [...entries]
  const found: string[] = []
  let turn = 0
  while (found.length < places && left.length > 0) {
    const number = BigInt(`0x${hash(`${seed}:${listHash}:${turn}`).slice(0, 12)}`)
    const count = BigInt(left.length)
    turn += 1
    const wholeRounds = (2n ** 48n / count) * count
    if (number >= wholeRounds) continue
    const place = Number(number % count)
    found.push(...left.slice(place, place + 1))
    left = left.filter((_, index) => index !== place)
  }
  return found
}

const usage = 'Usage: npm run -s drawing:verify -- FILE [COMMITMENT [ENTRIES_HASH]]'
const help = `${usage}

Reruns a scholarship drawing from its public file.

  FILE          the drawing’s public file, which its rules link to
  COMMITMENT    the commitment that you noted before the draw
  ENTRIES_HASH  the hash of the list that you noted when it was closed

Example:
  npm run -s drawing:verify -- 2027-spring.json`

function verify(args: readonly string[]): string {
  if (args.includes('--help') || args.includes('-h')) return help
  const [path, notedCommitment, notedHash] = args
  check(path !== undefined && args.length <= 3, usage)
  const { drawing, commitment, entriesHash, entries, seed, chosen } = readFile(path)
  check(
    notedCommitment === undefined || notedCommitment.toLowerCase() === commitment,
    'The file’s commitment does not match the one you noted.',
  )
  check(
    notedHash === undefined || notedHash.toLowerCase() === entriesHash,
    'The file’s list of entries does not match the one you noted.',
  )
  check(hash(seed) === commitment, 'The seed does not match the commitment.')
  check(
    entries.every((entry, index) => index === 0 || String(entries[index - 1]) < entry),
    'The list is not sorted, or contains an entry twice.',
  )
  check(
    hash(entries.map((entry) => `${entry}\n`).join('')) === entriesHash,
    'The list of entries does not match the published one: its hash differs.',
  )
  // The winner and three alternates, and each further alternate that was drawn because nobody had answered.
  const places = Math.min(Math.max(4, chosen.length), entries.length)
  const repeated = draw(seed, entriesHash, entries, places)
  check(
    repeated.join() === chosen.join(),
    `The file names a different winner or alternate. Repeating the draw gives ${repeated[0] ?? 'no one'}.`,
  )
  if (entries.length === 0) return `OK: drawing ${drawing} had no entries and no winner.`
  return `OK: drawing ${drawing}, ${entries.length} entries, winner ${repeated[0]}`
}

try {
  console.log(verify(process.argv.slice(2)))
} catch (error) {
  if (!(error instanceof RefusedError)) throw error
  console.error(`FAILED: ${error.message}`)
  process.exitCode = 1
}
