import type { ContentStore } from '#content/store/content-store.ts'
import { textOf, toldOf } from './audience.ts'
import { attempt, type Channel, type Member, type OpenAudience } from './channels.ts'

/** Transactions read at once; the store gives fewer where they are large. */
const PAGE = 50

/** What is given at once: it is shared with nobody, so thousands who do not read must not hold much each. */
const PIECE_LENGTH = 64 * 1024

export interface Follow {
  store: ContentStore
  channel: Channel
  audience: OpenAudience
  member: Member
  /** Of the first transaction everything up to the event of this document is known. */
  afterDocument?: string | undefined
  /** Transactions it may be behind. */
  most: number
}

/**
 * Gives a member from the history what it has missed, no faster than it reads, until it is level with the others. A member
 * that is too far behind, or whose part of the history is gone, is ended; it learns at its return that it cannot resume.
 */
export async function follow({
  store,
  channel,
  audience,
  member,
  afterDocument,
  most,
}: Follow): Promise<void> {
  const { stream } = member
  member.isLive = false
  try {
    await stream.drained()
    let skip = afterDocument
    while (!stream.ended && member.position < channel.latest) {
      if (channel.latest - member.position > most) return stream.end()
      const page = await store.history.after(channel.dataset, member.position, PAGE)
      if (!page || page.length === 0) return stream.end()
      let length = 0
      for (const transaction of page) {
        const from = skip
        skip = undefined
        const text = attempt(channel, audience, () =>
          textOf(audience, transaction, toldOf(audience, transaction), from),
        )
        if (text === undefined) return
        if (text !== '' && !stream.write(text)) {
          await stream.drained()
          stream.write(text)
        }
        member.position = transaction.number
        length += text.length
        // The rest is read again when this has been taken in.
        if (length > PIECE_LENGTH) break
      }
      await stream.drained()
    }
    // In one go with the comparison above: what comes from now on finds it live.
    member.isLive = true
  } catch {
    // The database did not answer. It comes back and resumes.
    stream.end()
  }
}
