import { chooseEntries, commitTo, hashEntry, hashList, hashTurn, sortEntries } from '#domain/drawing/draw.ts'
import { sha256 } from './sha256.ts'

/**
 * Returns a small drawing for the rules page: everything a real one publishes, the receipt of one entry, and
 * its first turn. All of it is made up, and its digits are easy to recognize.
 */
export function makeWorkedExample() {
  const seed = '5eed'.repeat(16)
  const receipt = makeReceipt('a')
  const receipts = [receipt, ...['b', 'c', 'd', 'e'].map(makeReceipt)]
  const entries = sortEntries(receipts.map((one) => hashEntry(one, sha256)))
  const entriesHash = hashList(entries, sha256)
  const [winner = '', alternate = ''] = chooseEntries({ seed, entries, places: 2, sha256 })
  return {
    seed,
    commitment: commitTo(seed, sha256),
    receipt,
    receiptHash: hashEntry(receipt, sha256),
    entries,
    entriesHash,
    turn: {
      ...hashTurn({ seed, listHash: entriesHash, turn: 0, sha256 }),
      turn: 0,
      index: entries.indexOf(winner),
    },
    winner,
    alternate,
  }
}

export type WorkedExample = ReturnType<typeof makeWorkedExample>

function makeReceipt(letter: string) {
  return { salt: letter.repeat(32), entryId: `${letter}1`.repeat(16) }
}
