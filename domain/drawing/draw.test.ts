import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseEntries, commitTo, hashEntry, hashList, numberLimit, toIndex } from './draw.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const places = 4

const hashes = fc
  .uniqueArray(fc.integer({ min: 0, max: 2 ** 31 }), { maxLength: 60 })
  .map((numbers) => numbers.map((number) => sha256(String(number))))
const seeds = fc.integer().map((number) => sha256(`seed ${number}`))

test('the same draw by shell commands: printf, sort and sha256sum', () => {
  const seed = '5eed'.repeat(16)
  const receipts = [...'abcde'].map((letter) => ({
    salt: letter.repeat(32),
    entryId: `${letter}1`.repeat(16),
  }))
  const entries = receipts.map((receipt) => hashEntry(receipt, sha256))
  expect(commitTo(seed, sha256)).toBe('9619e2c3275e1e8be9ca29f0d7e0668cfdc675efcac99dbfa3ed48872c69809f')
  expect(entries[0]).toBe('c2a18249ef9c290cd747809db24c1fbe527a4eb788740d97b7ea3acbaf77e337')
  expect(hashList(entries, sha256)).toBe('db627b004859be1d5d71b166aeb22982723bb39116ffbcc2a40ca6c90b42ec00')
  // Turn 0 begins with ea23368c705f, which leaves 0 of 5; turn 1 with 185fec53c7d5, which leaves 1 of 4.
  expect(chooseEntries({ seed, entries, places: 2, sha256 })).toEqual([
    '1c318ada6a17dfb4288d966d8b975b7cca0998362b2cc1677d761473f178b0c5',
    '4594e26fefe9b266d53a2003aa2c77b6e9c04d95a3becf1d19f060648aedb15c',
  ])
})

test('those chosen are different entries of the list, as many as there are places', () => {
  fc.assert(
    fc.property(seeds, hashes, (seed, entries) => {
      const chosen = chooseEntries({ seed, entries, places, sha256 })
      expect(chosen).toHaveLength(Math.min(places, entries.length))
      expect(new Set(chosen).size).toBe(chosen.length)
      expect(entries).toEqual(expect.arrayContaining(chosen))
    }),
  )
})

test('the order in which entries came does not matter', () => {
  fc.assert(
    fc.property(
      seeds,
      hashes.chain((entries) =>
        fc.tuple(fc.constant(entries), fc.shuffledSubarray(entries, { minLength: entries.length })),
      ),
      (seed, [entries, shuffled]) => {
        const draw = { seed, places, sha256 }
        expect(chooseEntries({ ...draw, entries: shuffled })).toEqual(chooseEntries({ ...draw, entries }))
      },
    ),
  )
})

test('no two seeds have the same commitment', () => {
  fc.assert(
    fc.property(seeds, seeds, (seed, other) => {
      expect(commitTo(seed, sha256) === commitTo(other, sha256)).toBe(seed === other)
    }),
  )
})

test('another list has another hash, whichever entry is changed, added, or left out', () => {
  fc.assert(
    fc.property(hashes, fc.nat(), (entries, at) => {
      fc.pre(entries.length > 0)
      const index = at % entries.length
      const others = [
        entries.with(index, sha256('x')),
        entries.toSpliced(index, 1),
        [...entries, sha256('x')],
      ]
      for (const other of others) expect(hashList(other, sha256)).not.toBe(hashList(entries, sha256))
    }),
  )
})

test('every number of entries gets whole rounds of numbers, so that no entry has one more than another', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (count) => {
      const rejected = numberLimit % count
      expect(toIndex(0, count)).toBe(0)
      expect(toIndex(numberLimit - rejected - 1, count)).toBe(count - 1)
      if (rejected > 0) {
        expect(toIndex(numberLimit - rejected, count)).toBeUndefined()
        expect(toIndex(numberLimit - 1, count)).toBeUndefined()
      }
    }),
  )
})

test('a skipped turn is followed by the next one', () => {
  const entries = ['a', 'b', 'c'].map(sha256)
  const [high, first] = ['f'.repeat(64), '0'.repeat(64)]
  const skipping = (text: string) => {
    if (text.endsWith(':0')) return high
    return text.endsWith(':1') ? first : sha256(text)
  }
  // 2^48 - 1 is a multiple of 3, and so the one number that is too high for three entries.
  expect(toIndex(numberLimit - 1, 3)).toBeUndefined()
  expect(chooseEntries({ seed: 's', entries, places: 1, sha256: skipping })).toEqual([entries.toSorted()[0]])
})

test('over many seeds every entry wins equally often, and is equally often the last alternate', () => {
  const entries = Array.from({ length: 7 }, (_, index) => sha256(`entry ${index}`))
  const rounds = 14_000
  const wins = new Map<string, number>()
  const last = new Map<string, number>()
  const count = (counts: Map<string, number>, entry = '') => counts.set(entry, (counts.get(entry) ?? 0) + 1)
  for (let round = 0; round < rounds; round += 1) {
    const chosen = chooseEntries({ seed: sha256(`round ${round}`), entries, places, sha256 })
    count(wins, chosen[0])
    count(last, chosen[places - 1])
  }
  for (const counts of [wins, last]) {
    const expected = rounds / entries.length
    const chiSquare = entries.reduce(
      (sum, entry) => sum + ((counts.get(entry) ?? 0) - expected) ** 2 / expected,
      0,
    )
    // With 6 degrees of freedom, 22.5 is passed once in a thousand fair series. The seeds are fixed.
    expect(chiSquare).toBeLessThan(22.5)
  }
})
