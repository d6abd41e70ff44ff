/** Hashes a text, as UTF-8, with SHA-256. Returns 64 lower-case hexadecimal digits. */
export type Sha256 = (text: string) => string

/**
 * Returns the commitment to a seed: the SHA-256 hash of its 64 hexadecimal digits, written as text. It is
 * published before the first entry; afterward nobody can find another seed with the same commitment.
 */
export function commitTo(seed: string, sha256: Sha256): string {
  return sha256(seed)
}

/** What an entrant keeps to find their entry in the public list. */
export interface Receipt {
  /** 32 random hexadecimal digits. Without them nobody can test a guessed entry id against the list. */
  salt: string
  /** 32 random hexadecimal digits. */
  entryId: string
}

/** Returns the public hash of an entry: SHA-256 of the salt and the entry id, one right after the other. */
export function hashEntry({ salt, entryId }: Receipt, sha256: Sha256): string {
  return sha256(salt + entryId)
}

/** Returns the entry hashes in the order of the public list: ascending, as text. */
export function sortEntries(entries: readonly string[]): string[] {
  return [...entries].sort()
}

/** Returns the hash of the list of entries: SHA-256 of the sorted entry hashes, each followed by a line feed. */
export function hashList(entries: readonly string[], sha256: Sha256): string {
  return sha256(
    sortEntries(entries)
      .map((entry) => `${entry}\n`)
      .join(''),
  )
}

interface Draw {
  seed: string
  /** Entry hashes in any order. */
  entries: readonly string[]
  /** How many entries to choose: the winner and the alternates. */
  places: number
  sha256: Sha256
}

/**
 * Chooses the winner and then the alternates, in this order; fewer when there are not enough entries.
 *
 * For turn 0, 1, 2 … the text `seed:list hash:turn` is hashed with SHA-256. The first 12 hexadecimal digits of
 * the hash are a number below 2^48. If `toIndex` accepts it, the entry at that index of the sorted list
 * (counted from 0) is chosen and taken off the list; otherwise the next turn decides. So every entry has the
 * same chance, and a change of the seed or of one entry changes everything that follows.
 */
export function chooseEntries({ seed, entries, places, sha256 }: Draw): string[] {
  const remaining = sortEntries(entries)
  const listHash = hashList(entries, sha256)
  const chosen: string[] = []
  for (let turn = 0; chosen.length < places && remaining.length > 0; turn += 1) {
    const index = toIndex(hashTurn({ seed, listHash, turn, sha256 }).number, remaining.length)
    if (index !== undefined) chosen.push(...remaining.splice(index, 1))
  }
  return chosen
}

interface Turn {
  seed: string
  listHash: string
  turn: number
  sha256: Sha256
}

/** Returns the hash of a turn, its first 12 digits, and the number they are. */
export function hashTurn({ seed, listHash, turn, sha256 }: Turn) {
  const hash = sha256(`${seed}:${listHash}:${turn}`)
  const digits = hash.slice(0, NUMBER_DIGITS)
  return { hash, digits, number: Number.parseInt(digits, 16) }
}

const NUMBER_DIGITS = 12

/** All numbers of a turn are below this. */
export const numberLimit = 16 ** NUMBER_DIGITS

/**
 * Returns the remainder of a number below 2^48 divided by the number of entries. Undefined at or above the
 * largest multiple of `count`: these last numbers would give the first entries a chance more than the others.
 */
export function toIndex(number: number, count: number): number | undefined {
  const acceptedBelow = numberLimit - (numberLimit % count)
  return number < acceptedBelow ? number % count : undefined
}
