import { randomBytes, randomUUID } from 'node:crypto'
import { queueMail } from '#app/mail/outbox.server.ts'
import type { Services } from '#app/services.ts'
import { todayInNewYork } from '#domain/dates.ts'
import { hashEntry } from '#domain/drawing/draw.ts'
import { type EntryMethod, getPhase, lastDayToConfirm } from '#domain/drawing/drawing.ts'
import { entryKey } from '#domain/drawing/entry-key.ts'
import { cleanEmail, emailKey } from '#domain/email.ts'
import type { Write } from '#server/database/store.ts'
import { passedAgeCheck } from './age-cookie.ts'
import { findOpenDrawing } from './drawings.server.ts'
import { findContact, findRequest } from './entries.server.ts'
import { lockDrawing } from './run-drawing.server.ts'
import { sha256 } from './sha256.ts'

type EntryServices = Pick<Services, 'config' | 'database' | 'attempts' | 'now'>

interface Entrant {
  /** A valid address; the caller has checked it. */
  email: string
  /** The Cookie header, which holds the result of the age check. */
  cookies: string | null
  /** The network address, for the limit. */
  address: string
}

/** Whether an email is on its way, or why there is none. */
export type Asking =
  | { outcome: 'asked' | 'none_open' | 'age_unknown' }
  | { outcome: 'too_many'; retryAfterSeconds: number }

/**
 * Asks to enter with an address: its owner gets an email, and the entry counts once the link in it is pressed. So
 * nobody is entered by somebody else, and nobody but the owner gets the receipt. The answer and the work are the same
 * whether or not the address is entered; what the email says is decided when it is written. The limits keep strangers'
 * mailboxes from being filled.
 */
export async function askToEnter(
  services: EntryServices,
  { email, cookies, address }: Entrant,
  method: EntryMethod,
): Promise<Asking> {
  const { database, attempts, now, config } = services
  const today = todayInNewYork(now())
  const open = await findOpenDrawing(database, today)
  if (!open) return { outcome: 'none_open' }
  if (!passedAgeCheck(cookies, config.siteUrl)) return { outcome: 'age_unknown' }
  return database.write(async (tx): Promise<Asking> => {
    const byNetwork = await attempts.count(tx, ['entryByAddress'], { address })
    if (!byNetwork.allowed) return { outcome: 'too_many', retryAfterSeconds: byNetwork.retryAfterSeconds }
    const drawing = await lockDrawing(tx, open.id)
    if (getPhase(drawing, today) !== 'open') return { outcome: 'none_open' }
    const id = await saveRequest(tx, { drawingId: drawing.id, email, method, askedAt: now() })
    const byReader = await attempts.count(tx, limitsOfReader, { address, mailbox: entryKey(email) })
    if (byReader.allowed) await queueRequestMail(services, tx, { id, email })
    return { outcome: 'asked' }
  })
}

/** A stranger's network cannot use up what a reader may get; see `countEmail`. */
const limitsOfReader = ['emailByRecipientAndAddress', 'emailByRecipient'] as const

/**
 * Sends the email to somebody whom the form could not serve, and who wrote to the operator in time.
 * @throws an error for the operator if entries are no longer confirmed
 */
export async function askForEntrant(
  services: Pick<EntryServices, 'database' | 'now'>,
  { drawingId, email }: { drawingId: string; email: string },
): Promise<void> {
  const { database, now } = services
  await database.write(async (tx) => {
    const drawing = await lockDrawing(tx, drawingId)
    const today = todayInNewYork(now())
    if (drawing.closing || today < drawing.opensOn || today > lastDayToConfirm(drawing))
      throw new Error(`Drawing "${drawingId}" is not taking entries today.`)
    const id = await saveRequest(tx, { drawingId, email, method: 'free', askedAt: now() })
    await queueRequestMail(services, tx, { id, email })
  })
}

function queueRequestMail(
  { database, now }: Pick<EntryServices, 'database' | 'now'>,
  tx: Write,
  { id, email }: { id: string; email: string },
): Promise<void> {
  return queueMail(database, tx, { kind: 'drawing_entry', email, facts: { requestId: id }, now: now() })
}

interface NewRequest {
  drawingId: string
  email: string
  method: EntryMethod
  askedAt: Date
}

/** Keeps the first request with an address. */
async function saveRequest(tx: Write, { drawingId, email, method, askedAt }: NewRequest): Promise<string> {
  const key = emailKey(email)
  await tx
    .insertInto('drawing_request')
    .values({
      id: randomUUID(),
      drawing_id: drawingId,
      email: cleanEmail(email),
      email_key: key,
      method,
      asked_at: askedAt,
    })
    .onConflict((conflict) => conflict.columns(['drawing_id', 'email_key']).doNothing())
    .execute()
  const row = await tx
    .selectFrom('drawing_request')
    .select('id')
    .where('drawing_id', '=', drawingId)
    .where('email_key', '=', key)
    .executeTakeFirstOrThrow()
  return row.id
}

/**
 * Enters whoever owns the address of a request, and emails the receipt. A mailbox has one entry: confirming again
 * changes nothing. Returns false when the request has ended.
 */
export async function confirmEntry(
  { database, now }: Pick<EntryServices, 'database' | 'now'>,
  requestId: string,
): Promise<boolean> {
  return database.write(async (tx) => {
    const request = await findRequest(tx, requestId)
    if (!request) return false
    const drawing = await lockDrawing(tx, request.drawingId)
    if (drawing.closing || todayInNewYork(now()) > lastDayToConfirm(drawing)) return false
    if (await findContact(tx, request)) return true
    const hash = await addEntry(tx, { ...request, enteredAt: now() })
    const { email } = request
    await queueMail(database, tx, { kind: 'drawing_receipt', email, facts: { hash }, now: now() })
    return true
  })
}

interface NewEntry {
  drawingId: string
  email: string
  method: EntryMethod
  enteredAt: Date
}

async function addEntry(tx: Write, { drawingId, email, method, enteredAt }: NewEntry): Promise<string> {
  const receipt = { salt: randomDigits(), entryId: randomDigits() }
  const hash = hashEntry(receipt, sha256)
  await tx.insertInto('drawing_entry').values({ hash, drawing_id: drawingId, method }).execute()
  await tx
    .insertInto('drawing_contact')
    .values({
      entry_hash: hash,
      drawing_id: drawingId,
      email,
      email_key: entryKey(email),
      entry_id: receipt.entryId,
      salt: receipt.salt,
      entered_at: enteredAt,
    })
    .execute()
  return hash
}

const randomDigits = () => randomBytes(16).toString('hex')
