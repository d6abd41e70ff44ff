import type { Transaction } from '#content/store/content-store.ts'
import { type Told, textOf } from './audience.ts'
import { attempt, type Channel, type Member, type OpenAudience } from './channels.ts'
import { pacer } from './pacer.ts'

/** Transactions that go out in one piece, at the most. */
const BATCH = 50

/** What one audience is told of one transaction. */
interface Line {
  number: number
  text: string
}

export interface TellerOptions {
  /** Called with a member that cannot take in more now. */
  catchUp: (audience: OpenAudience, member: Member) => void
  /** Transactions that may wait to be told. */
  mostWaiting: number
  /** Once what is told is this long, it goes out. */
  pieceLength: number
}

/**
 * Works out what each audience is told of a transaction, once for all its members, and gives it to those that are live. One
 * transaction after another, and with a rest now and then for everything else that the process does.
 *
 * @returns takes a transaction; false: too many wait already.
 */
export function teller({ catchUp, mostWaiting, pieceLength }: TellerOptions) {
  const queue: { channel: Channel; transaction: Transaction }[] = []
  const pace = pacer()
  let isTelling = false

  async function tellAll() {
    isTelling = true
    // What is committed in the same moment goes out together.
    await pace.rest()
    while (queue.length > 0) {
      const lines = new Map<OpenAudience, Line[]>()
      let length = 0
      for (const { channel, transaction } of queue.slice(0, BATCH)) {
        length += await workOut(channel, transaction, lines)
        queue.shift()
        if (length > pieceLength) break
      }
      for (const [audience, each] of lines) await deliver(audience, each)
      await pace.rest()
    }
    isTelling = false
  }

  /** @returns the length of what was added. */
  async function workOut(channel: Channel, transaction: Transaction, lines: Map<OpenAudience, Line[]>) {
    const told = new Map<OpenAudience, Told[]>()
    for (const change of transaction.changes) {
      for (const audience of channel.index.concernedBy(change)) {
        const transition = attempt(channel, audience, () => audience.transitionOf(change))
        if (transition) add(told, audience, { change, transition })
        if (pace.isOver()) await pace.rest()
      }
    }
    let length = 0
    for (const [audience, each] of told) {
      const text = attempt(channel, audience, () => textOf(audience, transaction, each))
      if (pace.isOver()) await pace.rest()
      if (!text) continue
      add(lines, audience, { number: transaction.number, text })
      length += text.length
    }
    return length
  }

  async function deliver(audience: OpenAudience, lines: readonly Line[]) {
    const [first] = lines
    const last = lines.at(-1)
    if (!first || !last) return
    const everything = Buffer.from(lines.map(({ text }) => text).join(''))
    for (const member of audience.members) {
      if (pace.isOver()) await pace.rest()
      if (!member.isLive || member.position >= last.number) continue
      // One who joined in between knows the first of them.
      const bytes = member.position < first.number ? everything : textAfter(lines, member.position)
      member.position = Math.max(member.position, first.number - 1)
      if (member.stream.write(bytes)) member.position = last.number
      else catchUp(audience, member)
    }
  }

  return (channel: Channel, transaction: Transaction): boolean => {
    if (queue.length >= mostWaiting) return false
    queue.push({ channel, transaction })
    if (!isTelling) void tellAll()
    return true
  }
}

function textAfter(lines: readonly Line[], position: number): string {
  return lines
    .filter(({ number }) => number > position)
    .map(({ text }) => text)
    .join('')
}

function add<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value) {
  const values = map.get(key)
  if (values) values.push(value)
  else map.set(key, [value])
}
