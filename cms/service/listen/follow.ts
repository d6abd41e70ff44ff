import type { ContentStore } from '#content/store/content-store.ts'
import { findNotices, toEventText } from './audience.ts'
import { attempt, type Channel, type Member, type OpenAudience } from './channels.ts'

/** Transactions per read; the store returns fewer if they are large. */
const PAGE = 50

/**
 * The length sent at once. This text is not shared with other streams, so thousands of clients that do not
 * read must not hold much each.
 */
const PIECE_LENGTH = 64 * 1024

export interface Follow {
  store: ContentStore
  channel: Channel
  audience: OpenAudience
  member: Member
  /** In the first transaction, everything up to the event of this document is known. */
  afterDocument?: string | undefined
  /** The maximum number of transactions that the member may be behind. */
  max: number
}

/**
 * Sends a member what it has missed from the history, no faster than it reads, until it has caught up with
 * the others. A member that is too far behind, or whose part of the history is gone, is disconnected; when it
 * returns, it learns that it cannot resume.
 */
export async function follow({
  store,
  channel,
  audience,
  member,
  afterDocument,
  max,
}: Follow): Promise<void> {
  const { stream } = member
  member.isLive = false
  try {
    await stream.drained()
    let skip = afterDocument
    while (!stream.ended && member.position < channel.latest) {
      if (channel.latest - member.position > max) return stream.end()
      const page = await store.history.after(channel.dataset, member.position, PAGE)
      if (!page || page.length === 0) return stream.end()
      let length = 0
      for (const transaction of page) {
        const from = skip
        skip = undefined
        const text = attempt(channel, audience, () =>
          toEventText(audience, transaction, findNotices(audience, transaction), from),
        )
        if (text === undefined) return
        if (text !== '' && !stream.write(text)) {
          await stream.drained()
          stream.write(text)
        }
        member.position = transaction.number
        length += text.length
        // The rest is read again once this has been sent.
        if (length > PIECE_LENGTH) break
      }
      await stream.drained()
    }
    // Nothing is awaited after the comparison above, so later transactions find the member live.
    member.isLive = true
  } catch {
    // The database did not answer; the client reconnects and resumes.
    stream.end()
  }
}
