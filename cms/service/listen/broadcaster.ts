import type { Transaction } from '#content/store/content-store.ts'
import { type Notice, toEventText } from './audience.ts'
import { attempt, type Channel, type Member, type OpenAudience } from './channels.ts'
import { createTimeSlicer } from './time-slicer.ts'

/** The maximum number of transactions that are sent in one piece. */
const BATCH = 50

/** The events of one transaction for one audience. */
interface Line {
  number: number
  text: string
}

export interface BroadcasterOptions {
  /** Called with a member that cannot accept more right now. */
  catchUp: (audience: OpenAudience, member: Member) => void
  /** The maximum number of transactions that wait to be sent. */
  maxWaiting: number
  /** Events are sent once their text is this long. */
  pieceLength: number
}

/**
 * Computes the events of a transaction once for each audience and sends them to the members that are live. It
 * handles one transaction at a time and pauses regularly for everything else the process does.
 *
 * @returns a function that takes a transaction; it returns false if too many already wait
 */
export function createBroadcaster({ catchUp, maxWaiting, pieceLength }: BroadcasterOptions) {
  const queue: { channel: Channel; transaction: Transaction }[] = []
  const slicer = createTimeSlicer()
  let isNotifying = false

  async function notifyAll() {
    isNotifying = true
    // Transactions that are committed at the same moment are sent together.
    await slicer.rest()
    while (queue.length > 0) {
      const lines = new Map<OpenAudience, Line[]>()
      let length = 0
      for (const { channel, transaction } of queue.slice(0, BATCH)) {
        length += await workOut(channel, transaction, lines)
        queue.shift()
        if (length > pieceLength) break
      }
      for (const [audience, each] of lines) await deliver(audience, each)
      await slicer.rest()
    }
    isNotifying = false
  }

  /** @returns the length of the added text */
  async function workOut(channel: Channel, transaction: Transaction, lines: Map<OpenAudience, Line[]>) {
    const notices = new Map<OpenAudience, Notice[]>()
    for (const change of transaction.changes) {
      for (const audience of channel.index.concernedBy(change)) {
        const transition = attempt(channel, audience, () => audience.findTransition(change))
        if (transition) add(notices, audience, { change, transition })
        if (slicer.isOver()) await slicer.rest()
      }
    }
    let length = 0
    for (const [audience, each] of notices) {
      const text = attempt(channel, audience, () => toEventText(audience, transaction, each))
      if (slicer.isOver()) await slicer.rest()
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
      if (slicer.isOver()) await slicer.rest()
      if (!member.isLive || member.position >= last.number) continue
      // A member that joined in between knows the first of these transactions.
      const bytes = member.position < first.number ? everything : textAfter(lines, member.position)
      member.position = Math.max(member.position, first.number - 1)
      if (member.stream.write(bytes)) member.position = last.number
      else catchUp(audience, member)
    }
  }

  return (channel: Channel, transaction: Transaction): boolean => {
    if (queue.length >= maxWaiting) return false
    queue.push({ channel, transaction })
    if (!isNotifying) void notifyAll()
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
