import { randomBytes } from 'node:crypto'
import type { Services } from '#app/services.ts'
import type { Write } from '#database/store.ts'
import { todayInNewYork } from '#domain/dates.ts'
import { hashEntry, type Receipt } from '#domain/drawing/draw.ts'
import { type EntryMethod, getPhase } from '#domain/drawing/drawing.ts'
import { cleanEmail, emailKey } from '#domain/email.ts'
import { passedAgeCheck } from './age-cookie.ts'
import { findOpenDrawing } from './drawings.server.ts'
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

/** The entry, or why there is none. */
export type Entering =
  | { outcome: 'entered'; drawingId: string; receipt: Receipt }
  | { outcome: 'none_open' | 'age_unknown' }
  | { outcome: 'too_many'; retryAfterSeconds: number }

/** Enters somebody who used the free entry form. */
export function enterFree(services: EntryServices, entrant: Entrant): Promise<Entering> {
  return enter(services, entrant, 'free')
}

/**
 * Enters somebody for a step of their plan, such as a saved scholarship. A page whose step counts calls it with
 * the account's address, leads to the age check on `age_unknown`, and has its step named in the rules. The
 * entry is worth the same as a free one, and both together are one entry.
 */
export function enterByPlanningStep(services: EntryServices, entrant: Entrant): Promise<Entering> {
  return enter(services, entrant, 'planning_step')
}

/**
 * Entering again is answered with the receipt of the first entry, as if that were new: the answer does not tell
 * whether an address was entered before.
 */
async function enter(
  services: EntryServices,
  { email, cookies, address }: Entrant,
  method: EntryMethod,
): Promise<Entering> {
  const { database, attempts, now, config } = services
  const today = todayInNewYork(now())
  const open = await findOpenDrawing(database, today)
  if (!open) return { outcome: 'none_open' }
  if (!passedAgeCheck(cookies, config.siteUrl)) return { outcome: 'age_unknown' }
  return database.write(async (tx): Promise<Entering> => {
    const attempt = await attempts.count(tx, ['entryByAddress'], { address })
    if (!attempt.allowed) return { outcome: 'too_many', retryAfterSeconds: attempt.retryAfterSeconds }
    const drawing = await lockDrawing(tx, open.id)
    if (getPhase(drawing, today) !== 'open') return { outcome: 'none_open' }
    const entry = { drawingId: drawing.id, email: cleanEmail(email), method, enteredAt: now() }
    const receipt = (await findReceipt(tx, entry)) ?? (await addEntry(tx, entry))
    return { outcome: 'entered', drawingId: drawing.id, receipt }
  })
}

interface NewEntry {
  drawingId: string
  email: string
  method: EntryMethod
  enteredAt: Date
}

async function findReceipt(tx: Write, { drawingId, email }: NewEntry): Promise<Receipt | undefined> {
  const row = await tx
    .selectFrom('drawing_contact')
    .select(['entry_id', 'salt'])
    .where('drawing_id', '=', drawingId)
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst()
  return row && { salt: row.salt, entryId: row.entry_id }
}

async function addEntry(tx: Write, { drawingId, email, method, enteredAt }: NewEntry): Promise<Receipt> {
  const receipt = { salt: randomDigits(), entryId: randomDigits() }
  const hash = hashEntry(receipt, sha256)
  await tx.insertInto('drawing_entry').values({ hash, drawing_id: drawingId, method }).execute()
  await tx
    .insertInto('drawing_contact')
    .values({
      entry_hash: hash,
      drawing_id: drawingId,
      email,
      email_key: emailKey(email),
      entry_id: receipt.entryId,
      salt: receipt.salt,
      entered_at: enteredAt,
    })
    .execute()
  return receipt
}

const randomDigits = () => randomBytes(16).toString('hex')
