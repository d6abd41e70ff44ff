import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import type { Services } from '#app/services.ts'
import { listHolders } from '#kit/records/owned-records.server.ts'
import { type OwnedServices, type Visitor, writeOwned } from '#kit/records/write-owned.server.ts'
import type { Write } from '#server/database/store.ts'

/** What a page answers to a posted form: its status, and what its action returned by route, as JSON. */
export interface PageReply {
  /** The build of the pages: another one may read other data. */
  version: string
  status: number
  retryAfter?: string | undefined
  actionData: Record<string, unknown>
}

/** The parameter of the address under which a reply is shown again; its value is the key. Pages do not see it. */
const replyParam = 'reply'

/** Takes the key of a reply out of an address. */
export function takeReplyKey(address: URL): { url: URL; replyKey: string | undefined } {
  const replyKey = address.searchParams.get(replyParam) ?? undefined
  if (replyKey === undefined) return { url: address, replyKey }
  const url = new URL(address)
  url.searchParams.delete(replyParam)
  return { url, replyKey }
}

const DAY_MS = 24 * 3600 * 1000
/** No form of the site has a tenth of it. */
const MAX_LENGTH = 64_000
/** Older ones of the same visitor are dropped. */
const MAX_REPLIES = 20

/**
 * Saves the reply to a posted form for a day, so that a redirect can show it: then back, forward and reload ask for a
 * page and never to send the form again. It is encrypted with the key in the address, and shown only to the same visitor.
 * @param url the address that the form was posted to
 * @returns where to redirect to, with Set-Cookie values; undefined if the page has to be answered directly
 */
export async function saveReply(
  services: OwnedServices,
  visitor: Visitor,
  { url, reply }: { url: URL; reply: PageReply },
): Promise<{ address: string; cookies: string[] } | undefined> {
  const text = JSON.stringify(reply)
  if (text.length > MAX_LENGTH) return undefined
  const key = randomBytes(KEY_BYTES)
  const now = services.now()
  const form_hash = hash(toAddress(url))
  const owned = await writeOwned(services, visitor, async (tx, owner) => {
    await deleteBeyond(tx, owner.holder, MAX_REPLIES - 1)
    const row = { ...owner, key_hash: hash(key), form_hash, sealed: seal(key, text), created_at: now }
    await tx
      .insertInto('form_reply')
      .values({ ...row, expires_at: new Date(now.getTime() + DAY_MS) })
      .execute()
  })
  if (!owned.isSaved) return undefined
  const to = new URL(url)
  to.searchParams.set(replyParam, key.toString('base64url'))
  return { address: toAddress(to), cookies: owned.cookies }
}

/** Returns the reply of this key to the form at an address, if it is this visitor's. */
export async function findReply(
  services: Pick<Services, 'config' | 'database' | 'now' | 'sessions'>,
  cookies: string | null,
  { url, replyKey }: { url: URL; replyKey: string },
): Promise<PageReply | undefined> {
  const key = Buffer.from(replyKey, 'base64url')
  if (key.length !== KEY_BYTES) return undefined
  const holders = await listHolders(services, cookies)
  if (holders.length === 0) return undefined
  const row = await services.database.read
    .selectFrom('form_reply')
    .select('sealed')
    .where('key_hash', '=', hash(key))
    .where('holder', 'in', holders)
    .where('form_hash', '=', hash(toAddress(url)))
    .where('expires_at', '>', services.now())
    .executeTakeFirst()
  return row && JSON.parse(open(key, row.sealed))
}

/** Deletes the replies to a form that has now been accepted: going back shows what was saved, not a mended error. */
export async function deleteReplies(
  services: Pick<Services, 'config' | 'database' | 'sessions'>,
  cookies: string | null,
  url: URL,
): Promise<void> {
  const holders = await listHolders(services, cookies)
  if (holders.length === 0) return
  const form = hash(toAddress(url))
  const { database } = services
  const row = await database.read
    .selectFrom('form_reply')
    .select('key_hash')
    .where('holder', 'in', holders)
    .where('form_hash', '=', form)
    .executeTakeFirst()
  if (!row) return
  await database.write(async (tx) => {
    await tx.deleteFrom('form_reply').where('holder', 'in', holders).where('form_hash', '=', form).execute()
  })
}

async function deleteBeyond(tx: Write, holder: string, count: number): Promise<void> {
  const rows = await tx
    .selectFrom('form_reply')
    .select('key_hash')
    .where('holder', '=', holder)
    .orderBy('created_at', 'desc')
    .offset(count)
    .limit(MAX_REPLIES)
    .execute()
  const keys = rows.map(({ key_hash }) => key_hash)
  if (keys.length > 0) await tx.deleteFrom('form_reply').where('key_hash', 'in', keys).execute()
}

function toAddress({ pathname, search }: URL): string {
  return pathname + search
}

function hash(value: string | Buffer): string {
  return createHash('sha256').update(value).digest('base64url')
}

const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16

/** Encrypts with AES-256-GCM: the initialization vector, the tag and the text, as base64url. */
function seal(key: Buffer, text: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url')
}

function open(key: Buffer, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES))
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString(
    'utf8',
  )
}
