/**
 * `waiting`: to be sent when it is due. `sending`: handed to the mail server right now. `unknown`: a try ended
 * without an answer, so it may or may not have arrived. `dead`: refused for good, or too often. `dropped`: no
 * longer wanted.
 */
export type MailState = 'waiting' | 'sending' | 'sent' | 'unknown' | 'dead' | 'dropped'

/** Why an address gets no emails. */
export type SuppressionReason = 'bounced' | 'complained'

/** How a try to hand an email to a mail server ended. */
export type Handoff =
  | { end: 'accepted' }
  /** It was not handed over; `isFinal`: no later try can help. */
  | { end: 'refused'; isFinal: boolean; problem: string }
  /** The connection ended after the email and before the answer. */
  | { end: 'unanswered'; problem: string }

/** What becomes of an email after a try. `due_at` is only set where it is tried again. */
export type AfterTry =
  | { state: 'sent' }
  | { state: 'waiting'; dueAt: Date; problem: string }
  | { state: 'unknown' | 'dead'; problem: string }

const minute = 60_000

/** How long to wait after each failed try; after the last one the email is dead. */
const waitsMs = [1, 5, 30, 120, 360, 720].map((minutes) => minutes * minute)

export const maxTries = waitsMs.length + 1

/**
 * Decides what follows a try. An email that may have arrived is sent again only when its kind allows it, because
 * two copies of a reminder annoy, and a missing password email locks somebody out.
 * @param tries the tries so far, this one included
 */
export function afterTry(
  handoff: Handoff,
  { tries, isRepeatable, now }: { tries: number; isRepeatable: boolean; now: Date },
): AfterTry {
  if (handoff.end === 'accepted') return { state: 'sent' }
  const { problem } = handoff
  if (handoff.end === 'unanswered' && !isRepeatable) return { state: 'unknown', problem }
  if (handoff.end === 'refused' && handoff.isFinal) return { state: 'dead', problem }
  const wait = waitsMs[tries - 1]
  if (wait === undefined) return { state: 'dead', problem }
  return { state: 'waiting', dueAt: new Date(now.getTime() + wait), problem }
}
