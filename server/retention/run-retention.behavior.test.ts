import { afterEach, beforeEach, expect, test } from 'vitest'
import { changeDays } from '#app/features/settings/messages.ts'
import { dayLimits } from '#domain/drawing/drawing.ts'
import { referralRules } from '#domain/referrals/referral.ts'
import { rewardRules } from '#domain/referrals/reward.ts'
import { rewardProgram } from '#domain/referrals/reward-program.fixture.ts'
import { defaultRetention, findExpiry } from '#kit/questions/retention.ts'
import { products } from '#products/products.ts'
import type { Write } from '#server/database/store.ts'
import { listVisitorRecords } from '#server/visitor-records.ts'
import { type FreshDatabase, freshDatabase } from '#testing/database.ts'
import { retentionRules } from './rules.ts'
import { runRetention } from './run-retention.ts'

const visitorRecords = listVisitorRecords(products)
const securityLog = { note: () => undefined }
const start = new Date('2026-07-01T12:00:00Z')
const DAY_MS = 24 * 3600 * 1000
const daysAfterStart = (days: number) => new Date(start.getTime() + days * DAY_MS)

let fresh: FreshDatabase
beforeEach(async () => {
  fresh = await freshDatabase()
})
afterEach(() => fresh[Symbol.asyncDispose]())

interface KeptRow {
  /** A row that becomes due, with what it refers to. */
  insert(tx: Write): Promise<unknown>
  /** The moment from which it is not kept. */
  endsAt: Date
}

const expiring = { created_at: start, account_id: null, holder: 'a' }
const account = {
  id: 'ada',
  email: 'ada@example.com',
  email_key: 'ada@example.com',
  password_hash: '-',
  first_name: 'Ada',
  last_name: 'Lovelace',
  created_at: start,
}
const subscription = {
  id: 'asked',
  email: 'ada@example.com',
  email_key: 'ada@example.com',
  topic: 'newsletter',
  account_id: null,
  first_name: '',
  last_name: '',
  opeid: '',
  modal: '',
  asked_at: start,
  ended_at: null,
}
const hash = 'a'.repeat(64)
const drawing = {
  id: 'summer',
  opens_on: '2026-06-01',
  closes_on: '2026-07-01',
  award_cents: 1,
  commitment: hash,
}

/** A day ends at midnight in New York. */
const dayEnd = (days: number) => new Date(Date.UTC(2026, 6, 1 + days + 1, 4))

const kept: Readonly<Record<string, KeptRow[]>> = {
  draft: [
    {
      endsAt: findExpiry(defaultRetention, start),
      insert: (tx) =>
        tx
          .insertInto('draft')
          .values({
            ...expiring,
            line: 'scholarships',
            flow: 'signup',
            answers: '{}',
            answered_at: '{}',
            updated_at: start,
            expires_at: findExpiry(defaultRetention, start),
          })
          .execute(),
    },
  ],
  form_reply: [
    {
      endsAt: daysAfterStart(1),
      insert: (tx) =>
        tx
          .insertInto('form_reply')
          .values({ ...expiring, key_hash: 'k', form_hash: 'f', sealed: '-', expires_at: daysAfterStart(1) })
          .execute(),
    },
  ],
  refinance_application: [
    {
      endsAt: daysAfterStart(30),
      insert: (tx) =>
        tx
          .insertInto('refinance_application')
          .values({
            holder: 'a',
            account_id: null,
            offer_id: 'oak',
            lender_name: 'Oak',
            product: 'Fixed',
            approved_on: null,
            approval_delivery: null,
            accepted_on: null,
            final_on: null,
            final_delivery: null,
            chosen_at: start,
            expires_at: daysAfterStart(30),
          })
          .execute(),
    },
  ],
  own_item: [
    {
      endsAt: daysAfterStart(30),
      insert: (tx) =>
        tx
          .insertInto('own_item')
          .values({
            id: 'o',
            holder: 'a',
            account_id: null,
            line: 'student-loans',
            body: '{}',
            created_at: start,
            updated_at: start,
            expires_at: daysAfterStart(30),
          })
          .execute(),
    },
  ],
  session: [
    {
      endsAt: daysAfterStart(30),
      async insert(tx) {
        await tx.insertInto('account').values(account).execute()
        await tx
          .insertInto('session')
          .values({
            token_hash: 't',
            account_id: 'ada',
            created_at: start,
            last_seen_at: start,
            expires_at: daysAfterStart(30),
          })
          .execute()
      },
    },
  ],
  attempt: [
    {
      endsAt: daysAfterStart(1),
      insert: (tx) =>
        tx
          .insertInto('attempt')
          .values({ key: 'a', used: 1, ends_at: daysAfterStart(1) })
          .execute(),
    },
  ],
  password_reset: [
    {
      endsAt: new Date(start.getTime() + 30 * 60_000),
      async insert(tx) {
        await tx.insertInto('account').values(account).execute()
        await tx
          .insertInto('password_reset')
          .values({ token_hash: 't', account_id: 'ada', expires_at: new Date(start.getTime() + 30 * 60_000) })
          .execute()
      },
    },
  ],
  email_change: [
    {
      endsAt: daysAfterStart(changeDays),
      async insert(tx) {
        await tx.insertInto('account').values(account).execute()
        await tx
          .insertInto('email_change')
          .values({
            id: 'c',
            account_id: 'ada',
            email: 'ada@example.org',
            email_key: 'ada@example.org',
            session_hash: 's',
            asked_at: start,
            expires_at: daysAfterStart(changeDays),
          })
          .execute()
      },
    },
  ],
  account: [
    {
      endsAt: daysAfterStart(7),
      insert: (tx) =>
        tx
          .insertInto('account')
          .values({ ...account, deletes_at: daysAfterStart(7) })
          .execute(),
    },
  ],
  pending_sign_in: [
    {
      endsAt: new Date(start.getTime() + 10 * 60_000),
      async insert(tx) {
        await tx.insertInto('account').values(account).execute()
        await tx
          .insertInto('pending_sign_in')
          .values({
            token_hash: 't',
            account_id: 'ada',
            password_digest: '',
            service: '',
            expires_at: new Date(start.getTime() + 10 * 60_000),
          })
          .execute()
      },
    },
  ],
  passkey_challenge: [
    {
      endsAt: new Date(start.getTime() + 5 * 60_000),
      insert: (tx) =>
        tx
          .insertInto('passkey_challenge')
          .values({
            token_hash: 't',
            challenge: 'c',
            purpose: 'sign-in',
            account_id: null,
            expires_at: new Date(start.getTime() + 5 * 60_000),
          })
          .execute(),
    },
  ],
  referral: [
    {
      endsAt: daysAfterStart(referralRules.networkDays),
      async insert(tx) {
        await tx.insertInto('account').values(account).execute()
        const invited = { id: 'noah', email: 'noah@example.com', email_key: 'noah@example.com' }
        await tx
          .insertInto('account')
          .values({ ...account, ...invited })
          .execute()
        await tx
          .insertInto('referral')
          .values({
            id: 'r',
            referrer_id: 'ada',
            account_id: 'noah',
            signed_up_at: start,
            barrier: '',
            network_hash: 'n',
            qualified_at: null,
          })
          .execute()
      },
    },
  ],
  reward_code: [
    {
      endsAt: daysAfterStart(rewardRules.codeDays),
      async insert(tx) {
        await tx.insertInto('reward_program').values(rewardProgram).execute()
        await tx
          .insertInto('reward_code')
          .values({
            id: 'c',
            program_id: rewardProgram.id,
            code: 'secret',
            code_hash: 'h',
            reward_id: null,
            lease_ends_at: null,
            claimed_at: start,
          })
          .execute()
      },
    },
  ],
  mail: (['sent', 'dead', 'unknown', 'dropped'] as const).map((state) => ({
    endsAt: daysAfterStart(30),
    insert: (tx) =>
      tx
        .insertInto('mail')
        .values({
          id: state,
          kind: 'hello',
          purpose: state,
          email: 'ada@example.com',
          email_key: 'ada@example.com',
          facts: '{}',
          state,
          due_at: start,
          created_at: start,
          ended_at: start,
        })
        .execute(),
  })),
  subscription: [
    {
      endsAt: daysAfterStart(14),
      insert: (tx) =>
        tx
          .insertInto('subscription')
          .values({ ...subscription, confirmed_at: null })
          .execute(),
    },
    {
      endsAt: daysAfterStart(400),
      insert: (tx) =>
        tx
          .insertInto('subscription')
          .values({ ...subscription, confirmed_at: start, ended_at: start })
          .execute(),
    },
  ],
  drawing_contact: [
    {
      endsAt: dayEnd(dayLimits.eraseAfter),
      async insert(tx) {
        await tx
          .insertInto('drawing')
          .values({ ...drawing, awarded_on: '2026-07-20', awarded_entry: hash })
          .execute()
        await tx.insertInto('drawing_entry').values({ hash, drawing_id: 'summer', method: 'free' }).execute()
        await tx
          .insertInto('drawing_contact')
          .values({
            entry_hash: hash,
            drawing_id: 'summer',
            email: 'ada@example.com',
            email_key: 'ada@example.com',
            entry_id: '',
            salt: '',
            entered_at: start,
          })
          .execute()
      },
    },
  ],
  drawing_request: [
    {
      endsAt: dayEnd(dayLimits.confirmWithin),
      async insert(tx) {
        await tx.insertInto('drawing').values(drawing).execute()
        await tx
          .insertInto('drawing_request')
          .values({
            id: 'r',
            drawing_id: 'summer',
            email: 'ada@example.com',
            email_key: 'ada@example.com',
            method: 'free',
            asked_at: start,
          })
          .execute()
      },
    },
  ],
  outbound_click: [
    {
      endsAt: daysAfterStart(400),
      insert: (tx) =>
        tx.insertInto('outbound_click').values({ id: 'c', offer_id: 'oak', clicked_at: start }).execute(),
    },
  ],
}

const cases = Object.entries(kept).flatMap(([table, rows]) =>
  rows.map((row, index) => ({ name: rows.length > 1 ? `${table} (${index + 1})` : table, table, ...row })),
)

test('every table with a limit is tested here, and every record that expires has a limit', () => {
  expect(Object.keys(kept)).toEqual(retentionRules.map(({ table }) => table))
  const named = retentionRules.flatMap((rule) => ('records' in rule ? rule.records : []))
  const expires = visitorRecords.flatMap(({ name, deleteExpired }) => (deleteExpired ? name : []))
  expect(
    expires.filter((name) => !named.includes(name)),
    'Add a line for these records to server/retention/rules.ts.',
  ).toEqual([])
})

test.each(cases)('$name: a row stays until its limit, and is deleted and counted after it', async (row) => {
  const { database } = fresh
  await database.write(row.insert)
  const at = (ms: number) => ({
    database,
    securityLog,
    visitorRecords,
    now: () => new Date(row.endsAt.getTime() + ms),
  })
  const before = await runRetention(at(-1_000))
  expect(before.get(row.table)).toBe(0)
  const after = await runRetention(at(1_000))
  expect(Object.fromEntries([...after].filter(([, count]) => count > 0))).toEqual({ [row.table]: 1 })
  const again = await runRetention(at(1_000))
  expect([...again.values()].filter((count) => count > 0)).toEqual([])
})

test('what has no end stays: a confirmed subscription, a waiting email, a drawing without a winner', async () => {
  const { database } = fresh
  await database.write(async (tx) => {
    await tx
      .insertInto('subscription')
      .values({ ...subscription, confirmed_at: start })
      .execute()
    await kept.mail?.[0]?.insert(tx)
    await tx.updateTable('mail').set({ state: 'waiting', ended_at: null }).execute()
    await kept.drawing_contact?.[0]?.insert(tx)
    await tx.updateTable('drawing').set({ awarded_on: null }).execute()
  })
  const counts = await runRetention({
    database,
    securityLog,
    visitorRecords,
    now: () => daysAfterStart(2_000),
  })
  expect([...counts.values()].filter((count) => count > 0)).toEqual([])
})

test('a table that cannot be emptied keeps none of the others from their turn, and is reported', async () => {
  const { database } = fresh
  await database.write(async (tx) => {
    await kept.attempt?.[0]?.insert(tx)
    await kept.outbound_click?.[0]?.insert(tx)
  })
  const broken = {
    name: 'broken',
    export: async () => [],
    deleteExpired: async () => {
      throw new Error('broken records')
    },
  }
  const running = runRetention({
    database,
    securityLog,
    visitorRecords: [broken],
    now: () => daysAfterStart(500),
  })
  await expect(running).rejects.toThrow('broken records')
  expect(await database.read.selectFrom('attempt').select('key').execute()).toEqual([])
  expect(await database.read.selectFrom('outbound_click').select('id').execute()).toEqual([])
})
