import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { openBlobs } from '#cms/service/store/blobs/open-blobs.ts'
import { getKeys } from '#domain/keys.ts'
import { offer } from '#domain/loans/loan-offer.fixture.ts'
import { rewardProgram } from '#domain/referrals/reward-program.fixture.ts'
import { type FreshDatabase, freshDatabase } from '#testing/database.ts'
import { manyCards } from '#testing/many-cards.ts'
import { manyScholarships } from '#testing/many-scholarships.ts'
import { otherProcess } from '#testing/other-process.ts'
import { fileBlobRows, listFileBlobs } from './backup-blobs.ts'
import { addVersions, writeItems } from './catalog-items.ts'
import { DatabaseError } from './errors.ts'
import { creditCards, loanOffers, scholarships } from './item-kinds.ts'
import { restoreBackup } from './restore-backup.ts'
import { tableKeys } from './schema.ts'
import { writeBackup } from './write-backup.ts'

const when = new Date('2026-03-01T12:34:56.789Z')

/** Writes at least one row to every table, with null, false, fractions, and all kinds of characters. */
/** A session, and keys that are valid once: one row of each, which a restore leaves out. */
const ended = {
  session: [],
  password_reset: [],
  email_change: [],
  pending_sign_in: [],
  passkey_challenge: [],
}

async function fill({ database, dataDir }: FreshDatabase): Promise<void> {
  const accounts = Array.from({ length: 1_203 }, (_, index) => ({
    id: `a${index}`,
    email: `Person${index}@example.com`,
    email_key: `person${index}@example.com`,
    password_hash: 'hash',
    first_name: 'Zoë 🎓 "\\\n学',
    last_name: '',
    created_at: when,
  }))
  const release = { id: 'r', source: 's', label: 'l', school_count: 1, refused_count: 0, loaded_at: when }
  const school = {
    opeid: '001',
    name: 'A & B',
    short_name: '',
    also_known_as: 'x\ny',
    city: 'C',
    state: 'CA',
  }
  await database.write(async (tx) => {
    await tx.insertInto('secret').values({ name: 'key', value: 'v' }).execute()
    await tx.insertInto('account').values(accounts).execute()
    const session = {
      token_hash: 't',
      account_id: 'a7',
      created_at: when,
      last_seen_at: when,
      expires_at: when,
    }
    await tx.insertInto('session').values(session).execute()
    const reset = { token_hash: 'r', account_id: 'a7', expires_at: when }
    await tx.insertInto('password_reset').values(reset).execute()
    const move = { id: 'c', account_id: 'a7', email: 'new@example.com', email_key: 'new@example.com' }
    await tx
      .insertInto('email_change')
      .values({ ...move, session_hash: 't', asked_at: when, expires_at: when })
      .execute()
    const factor = { account_id: 'a7', sealed_key: 's', created_at: when, confirmed_at: when, last_step: 7 }
    await tx.insertInto('second_factor').values(factor).execute()
    const code = { code_hash: 'c', account_id: 'a7', created_at: when }
    await tx.insertInto('recovery_code').values(code).execute()
    const pending = { token_hash: 'p', account_id: 'a7', password_digest: 'd', service: '', expires_at: when }
    await tx.insertInto('pending_sign_in').values(pending).execute()
    const passkey = { id: 'p', account_id: 'a7', credential_id: 'c', public_key: 'k', counter: 2 ** 40 }
    await tx
      .insertInto('passkey')
      .values({ ...passkey, transports: 'usb', is_synced: true, name: 'Zoë’s key', created_at: when })
      .execute()
    const challenge = { token_hash: 'c', challenge: 'c', purpose: 'add' as const, account_id: 'a7' }
    await tx
      .insertInto('passkey_challenge')
      .values({ ...challenge, expires_at: when })
      .execute()
    const link = { account_id: 'a7', code: 'abc', clicks: 3, network_hash: 'n', created_at: when }
    await tx.insertInto('referral_link').values(link).execute()
    const referral = {
      id: 'r',
      referrer_id: 'a7',
      account_id: 'a8',
      signed_up_at: when,
      barrier: '' as const,
    }
    await tx
      .insertInto('referral')
      .values({ ...referral, network_hash: 'n', qualified_at: when })
      .execute()
    await tx.insertInto('reward_program').values(rewardProgram).execute()
    const program = { program_id: rewardProgram.id }
    const reward = { ...program, id: 'w', referral_id: 'r', account_id: 'a7', state: 'claimed' as const }
    await tx
      .insertInto('reward')
      .values({ ...reward, earned_on: '2026-02-28', decided_at: when, claimed_at: when })
      .execute()
    await tx
      .insertInto('reward_code')
      .values({ ...program, id: 'k', code: 's', code_hash: 'h', reward_id: 'w', claimed_at: when })
      .execute()
    const noted = { id: 'o', at: when, os_user: 'root', command: 'export-email', subject: 'h', reason: '“r”' }
    await tx.insertInto('operator_log').values(noted).execute()
    const identity = { issuer: 'https://id.example', subject: 'Zoë', account_id: 'a7', linked_at: when }
    await tx.insertInto('sign_on_identity').values(identity).execute()
    await tx.insertInto('attempt').values({ key: 'k', used: 1, ends_at: when }).execute()
    await tx
      .insertInto('school_release')
      .values({ ...release, source_date: null, is_current: false })
      .execute()
    await tx
      .insertInto('school')
      .values({ ...school, release_id: 'r', unitid: '1', size: null, control: null, level: null })
      .execute()
    const costs = { name: 'DRVGR2023.csv', school_count: 1, refused_count: 0, loaded_at: when }
    await tx
      .insertInto('school_cost_file')
      .values({ ...costs, source: 's' })
      .execute()
    const statement = { unitid: '100001', source: 's', period: '2023', figures: '{"completion":29}' }
    await tx.insertInto('school_cost').values(statement).execute()
    const survey = { surveyed_on: '2025-12-31', plans: '[]', plan_count: 0, loaded_at: when }
    await tx.insertInto('card_survey').values(survey).execute()
    const fetched = { url: 'https://a.example/file', etag: '"1"', last_modified: null, loaded_at: when }
    await tx.insertInto('fetched_file').values(fetched).execute()
    await tx.insertInto('lender').values({ id: 'l', name: 'L', is_sample: true }).execute()
    const payment = { per_click_cents: 1, per_application_cents: 0, per_funded_loan_cents: 0 }
    await tx
      .insertInto('lender_payment')
      .values({ ...payment, lender_id: 'l', agreed_on: '2026-02-28' })
      .execute()
    const stored = { ...offer, lenderId: 'l', lenderName: 'L', autopayDiscountPercent: 0.1 + 0.2 }
    await writeItems(tx, loanOffers, [stored])
    await addVersions(tx, loanOffers, [stored], when)
    await addVersions(tx, loanOffers, [{ ...stored, highestRatePercent: 16 }], when)
    await tx
      .insertInto('outbound_click')
      .values({ id: 'c', offer_id: 'of a lender that is gone', clicked_at: when })
      .execute()
    const draft = {
      holder: 't',
      line: 'a',
      account_id: null,
      flow: 'a',
      answers: '{"amount":"10000"}',
      answered_at: '{}',
    }
    await tx
      .insertInto('draft')
      .values({ ...draft, created_at: when, updated_at: when, expires_at: when })
      .execute()
    await tx
      .insertInto('form_reply')
      .values({
        key_hash: 'k',
        holder: 't',
        account_id: null,
        form_hash: 'f',
        sealed: 's',
        created_at: when,
        expires_at: when,
      })
      .execute()
    await tx
      .insertInto('refinance_application')
      .values({
        holder: 't',
        account_id: null,
        offer_id: 'of a lender that is gone',
        lender_name: 'A “lender”',
        product: 'Refinance Loan',
        approved_on: '2026-02-28',
        approval_delivery: 'mailed',
        accepted_on: null,
        final_on: null,
        final_delivery: null,
        chosen_at: when,
        expires_at: when,
      })
      .execute()
    await tx
      .insertInto('own_item')
      .values({
        id: 'o',
        holder: 't',
        account_id: null,
        line: 'student-loans',
        body: '{"lenderName":"A “lender”"}',
        created_at: when,
        updated_at: when,
        expires_at: when,
      })
      .execute()
    const [scholarship] = manyScholarships(1, '2026-02-28')
    if (!scholarship) throw new Error('There is no scholarship.')
    const essay = { prompt: 'Why “you”?\nTwo lines', leastWords: null, mostWords: 500 }
    const essays = [essay, { ...essay, leastWords: 1, mostWords: null }]
    await writeItems(tx, scholarships, [{ ...scholarship, essays }])
    const saved = { account_id: 'a7', scholarship_id: 'one that is gone', status: 'planned' as const }
    await tx
      .insertInto('saved_scholarship')
      .values({ ...saved, saved_at: when, changed_at: when })
      .execute()
    await tx
      .insertInto('calendar_feed')
      .values({ account_id: 'a7', token_hash: 'h', created_at: when })
      .execute()
    const cards = manyCards(8, '2026-02-28').map((card) => ({
      ...card,
      issuerId: 'i',
      issuerName: 'I “bank”',
    }))
    await writeItems(tx, creditCards, cards)
    await addVersions(tx, creditCards, cards, when)
    await tx.insertInto('card_issuer_payment').values({ issuer_id: 'i', agreed_on: '2026-02-28' }).execute()
    const [days, hash] = [{ opens_on: '2027-01-04', closes_on: '2027-02-01' }, 'a'.repeat(64)]
    await tx
      .insertInto('drawing')
      .values({ ...days, id: 'd', award_cents: 50_000, commitment: hash })
      .execute()
    await tx.insertInto('drawing_entry').values({ hash, drawing_id: 'd', method: 'free' }).execute()
    const contact = { email: 'A@b.cd', email_key: 'a@b.cd', entry_id: 'e', salt: 's' }
    await tx
      .insertInto('drawing_contact')
      .values({ ...contact, entry_hash: hash, drawing_id: 'd', entered_at: when })
      .execute()
    const request = { id: 'r', drawing_id: 'd', email: 'A@b.cd', email_key: 'a@b.cd' }
    await tx
      .insertInto('drawing_request')
      .values({ ...request, method: 'free', asked_at: when })
      .execute()
    await tx
      .insertInto('mail')
      .values({
        id: 'm',
        kind: 'welcome',
        purpose: 'm',
        email: contact.email,
        email_key: contact.email_key,
        facts: '{}',
        state: 'sent',
        due_at: when,
        created_at: when,
        ended_at: when,
      })
      .execute()
    await tx
      .insertInto('subscription')
      .values({
        id: 's',
        email: contact.email,
        email_key: contact.email_key,
        topic: 'newsletter',
        account_id: null,
        first_name: 'Zoë',
        last_name: '',
        opeid: '',
        modal: '',
        asked_at: when,
        confirmed_at: null,
        ended_at: null,
      })
      .execute()
    const stopped = { email_key: contact.email_key, reason: 'bounced' as const, since: when }
    await tx.insertInto('mail_suppression').values(stopped).execute()
    const dataset = { name: 'production', acl_mode: 'public' as const, last_number: 1, created_at: '2026' }
    await tx.insertInto('content_dataset').values(dataset).execute()
    const body = '{"_id":"a","title":"Zoë 🎓 \\u0000"}'
    await tx.insertInto('content_document').values({ dataset: 'production', id: 'a', body }).execute()
    const setting = { owner: 'token-write', key: 'k', value: '{}' }
    await tx.insertInto('content_setting').values(setting).execute()
    const transaction = { dataset: 'production', number: 1, id: 't', author: 'w', at: '2026' }
    await tx
      .insertInto('content_transaction')
      .values({ ...transaction, mutations: '[]', size: 40 })
      .execute()
    const change = { dataset: 'production', number: 1, document_id: 'a' }
    await tx
      .insertInto('content_change')
      .values([
        { ...change, place: 0, after: body },
        { ...change, place: 1, after: null },
      ])
      .execute()
    await database.changed(tx, 'account')
  })
  const blobs = openBlobs({ database, dataDir })
  await blobs.put('a'.repeat(40), everyByte)
  await blobs.put('b'.repeat(40), new Uint8Array())
}

const everyByte = Uint8Array.from({ length: 300_000 }, (_, index) => index % 256)

/**
 * Returns every row of every table except topics, which a restore increments, and the blobs, whether they are
 * rows or files.
 */
async function content({
  database: { read, dialect },
  dataDir,
}: FreshDatabase): Promise<Record<string, unknown[]>> {
  const tables: Record<string, unknown[]> = {}
  for (const table of getKeys(tableKeys)) {
    const rows: Record<string, unknown>[] = await read.selectFrom(table).selectAll().execute()
    const key = (row: Record<string, unknown>) => tableKeys[table].map((name) => row[name]).join()
    if (table !== 'topic') tables[table] = rows.sort((a, b) => (key(a) < key(b) ? -1 : 1))
  }
  if (dialect === 'sqlite') {
    for (const blob of await listFileBlobs(dataDir))
      for await (const [table, row] of fileBlobRows(dataDir, blob)) tables[table]?.push(row)
  }
  tables.content_blob_chunk = (tables.content_blob_chunk ?? []).map(inHex)
  return tables
}

/** Converts bytes to text, because one database returns a Uint8Array and the other a Buffer. */
function inHex(row: unknown): unknown {
  const { bytes, ...others } = z.looseObject({ bytes: z.instanceof(Uint8Array) }).parse(row)
  return { ...others, bytes: Buffer.from(bytes).toString('hex') }
}

const file = (fresh: FreshDatabase) => join(fresh.dataDir, 'backup.gz')

test.each([
  ['the same database', undefined, undefined],
  ['SQLite', undefined, 'sqlite'],
  ['the configured database, from SQLite', 'sqlite', undefined],
])('a backup restores every row into %s', async (_name, from, to) => {
  await using source = await freshDatabase(from)
  await using target = await freshDatabase(to)
  await fill(source)
  const before = await content(source)
  expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toStrictEqual([])
  const written = await writeBackup(source, file(source))
  await target.database.write(async (tx) => {
    await tx.insertInto('secret').values({ name: 'gone after the restore', value: '' }).execute()
  })
  expect(await restoreBackup(target, file(source))).toBe(written - Object.keys(ended).length)
  expect(await content(target)).toStrictEqual({ ...before, ...ended })
  const chunk = (number: number) => everyByte.subarray(number * 262_144, (number + 1) * 262_144)
  expect(before.content_blob_chunk).toStrictEqual(
    [0, 1].map((number) => inHex({ sha1: 'a'.repeat(40), number, bytes: chunk(number) })),
  )
})

test('a backup made during other writes is consistent', async () => {
  await using fresh = await freshDatabase()
  await fill(fresh)
  const other = otherProcess(fresh, 'insert', 'x', '150')
  await other.line('x5')
  await writeBackup(fresh, file(fresh))
  await other.ended
  await using target = await freshDatabase()
  await restoreBackup(target, file(fresh))
  const names = await target.database.read
    .selectFrom('secret')
    .select('name')
    .where('name', 'like', 'x%')
    .execute()
  const numbers = names.map(({ name }) => Number(name.slice(1))).sort((a, b) => a - b)
  // Each write also increments its topic, so rows and topic must be from the same moment. Restoring adds one.
  const { version } = await target.database.read
    .selectFrom('topic')
    .select('version')
    .where('name', '=', 'secret')
    .executeTakeFirstOrThrow()
  expect(numbers).toStrictEqual(Array.from({ length: version - 1 }, (_, index) => index))
  expect(numbers.length).toBeGreaterThan(5)
})

test('an existing file is kept unless overwriting is requested, and only its owner may read a backup', async () => {
  await using fresh = await freshDatabase()
  await writeFile(file(fresh), 'precious')
  await expect(writeBackup(fresh, file(fresh))).rejects.toThrow('already exists')
  expect(await readFile(file(fresh), 'utf8')).toBe('precious')
  await writeBackup(fresh, file(fresh), { overwrite: true })
  const other = join(fresh.dataDir, 'other.gz')
  await writeBackup(fresh, other)
  expect((await stat(other)).mode & 0o777).toBe(0o600)
  expect(gunzipSync(await readFile(file(fresh)))).toStrictEqual(gunzipSync(await readFile(other)))
})

test('a backup that cannot be written leaves no partial file', async () => {
  await using fresh = await freshDatabase()
  const before = await readdir(fresh.dataDir)
  await expect(writeBackup(fresh, join(fresh.dataDir, 'no-folder', 'x'))).rejects.toThrow('(ENOENT)')
  const folder = join(fresh.dataDir)
  await expect(writeBackup(fresh, folder, { overwrite: true })).rejects.toThrow('cannot be written')
  expect(await readdir(fresh.dataDir)).toStrictEqual(before)
})

const sealed = (lines: string[]) => {
  const body = lines.map((line) => `${line}\n`).join('')
  return gzipSync(`${body}${JSON.stringify({ sha256: createHash('sha256').update(body).digest('hex') })}\n`)
}
const readLines = (backup: Buffer) => gunzipSync(backup).toString().trimEnd().split('\n').slice(0, -1)

test.each<[string, (backup: Buffer) => Buffer]>([
  ['empty', () => Buffer.alloc(0)],
  ['plain text', () => Buffer.from('hello')],
  ['cut short', (backup) => backup.subarray(0, backup.length - 40)],
  [
    'changed in one byte',
    (backup) => Buffer.from(backup.map((byte, index) => (index === 200 ? byte ^ 1 : byte))),
  ],
  ['without its last line', (backup) => gzipSync(`${readLines(backup).join('\n')}\n`)],
  [
    'of a later format',
    (backup) => sealed(readLines(backup).map((line) => line.replace('"version":1', '"version":2'))),
  ],
  ['missing a row', (backup) => sealed(readLines(backup).filter((line) => !line.startsWith('["lender"')))],
  [
    'with an extra row',
    (backup) => sealed([...readLines(backup), '["lender",{"id":"m","name":"M","is_sample":true}]']),
  ],
  [
    'with a broken line',
    (backup) => sealed(readLines(backup).map((line) => line.replace('["lender"', '"lender"'))),
  ],
  [
    'with an unknown table',
    (backup) => sealed(readLines(backup).map((line) => line.replace('"lender"', '"pwned"'))),
  ],
  [
    'of another version',
    (backup) => sealed(readLines(backup).map((line) => line.replace('first-tables', 'others'))),
  ],
  ['with an invalid row', (backup) => sealed(readLines(backup).map((line) => line.replace('"CA"', '"CAL"')))],
  [
    'with an unknown column',
    (backup) => sealed(readLines(backup).map((line) => line.replace('"city"', '"town"'))),
  ],
])('a backup that is %s is refused and the old rows stay', async (_name, spoil) => {
  await using fresh = await freshDatabase()
  const { database } = fresh
  await fill(fresh)
  await writeBackup(fresh, file(fresh))
  await writeFile(file(fresh), spoil(await readFile(file(fresh))))
  const before = await content(fresh)
  const received: string[] = []
  database.onChange((topic) => received.push(topic))
  const error = await restoreBackup(fresh, file(fresh), { overwrite: true }).catch((error) => error)
  expect(error).toBeInstanceOf(DatabaseError)
  expect(error.message).toContain('Nothing was changed')
  expect(await content(fresh)).toStrictEqual(before)
  expect(received).toStrictEqual([])
})

test('accounts are replaced only when that is requested, and every session ends', async () => {
  await using fresh = await freshDatabase()
  const { read } = fresh.database
  await fill(fresh)
  await writeBackup(fresh, file(fresh))
  await expect(restoreBackup(fresh, file(fresh))).rejects.toThrow(
    'This database holds 1203 accounts, which a restore would replace.',
  )
  expect(await read.selectFrom('session').select('token_hash').execute()).toHaveLength(1)
  await restoreBackup(fresh, file(fresh), { overwrite: true })
  expect(await read.selectFrom('account').select('id').execute()).toHaveLength(1_203)
  expect(await read.selectFrom('session').select('token_hash').execute()).toEqual([])
})

test('a missing backup is reported in plain words', async () => {
  await using fresh = await freshDatabase()
  await expect(restoreBackup(fresh, file(fresh))).rejects.toThrow('cannot be read (ENOENT)')
})

test('the commands work next to a running server, which is notified of every topic', async () => {
  await using fresh = await freshDatabase()
  const { database } = fresh
  await fill(fresh)
  const before = await content(fresh)
  const server = otherProcess(fresh, 'listen')
  await server.line('ready')
  const run = (...command: string[]) =>
    promisify(execFile)(process.execPath, ['run.mjs', ...command], {
      env: { DATA_DIR: fresh.dataDir, ...(fresh.databaseUrl && { DATABASE_URL: fresh.databaseUrl }) },
    })
  const topics = await database.read.selectFrom('topic').selectAll().execute()
  const count = Object.values(before).flat().length + topics.length
  expect((await run('server/operator/backup.ts', file(fresh))).stdout).toMatch(
    new RegExp(`^Wrote ${count} rows to .*backup\\.gz\\.\n$`),
  )
  await database.write(async (tx) => {
    await tx.deleteFrom('account').execute()
    for (let round = 0; round < 3; round += 1) await database.changed(tx, 'after the backup')
  })
  expect((await run('server/operator/restore.ts', file(fresh))).stdout).toContain(
    `Restored ${count - Object.keys(ended).length} rows`,
  )
  expect(await content(fresh)).toStrictEqual({ ...before, ...ended })
  await expect(run('server/operator/restore.ts', file(fresh))).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Database: .*\nThis database holds 1203 accounts.* add --force\.\n$/),
  })
  for (const topic of [...Object.keys(tableKeys), 'after the backup']) await server.line(topic)
  server.kill()
  await server.ended
  await expect(run('server/operator/backup.ts', file(fresh))).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Database: .*\n.*backup\.gz already exists\. Choose another name.*\n$/),
  })
  await expect(run('server/operator/backup.ts')).rejects.toMatchObject({
    code: 1,
    stderr: 'Usage: npm run backup -- FILE [--force] (--help for details)\n',
  })
  await expect(run('server/operator/restore.ts', '--what', 'x')).rejects.toMatchObject({
    code: 1,
    stderr: 'Usage: npm run restore -- FILE [--force] (--help for details)\n',
  })
  // The same settings as the server's, read by the same rules.
  const misspelled = promisify(execFile)(
    process.execPath,
    ['run.mjs', 'server/operator/backup.ts', file(fresh)],
    {
      env: { DATA_DIR: fresh.dataDir, PORT: 'eighty' },
    },
  )
  await expect(misspelled).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Please correct these settings:\nPORT: /),
  })
})

test('an email that waited in a backup is not sent by a restore', async () => {
  await using source = await freshDatabase()
  const row = { id: 'm', kind: 'welcome', purpose: 'm', email: 'a@b.cd', email_key: 'a@b.cd', facts: '{}' }
  const at = new Date('2026-11-23T12:00:00Z')
  await source.database.write((tx) =>
    tx
      .insertInto('mail')
      .values({ ...row, state: 'waiting', due_at: at, created_at: at })
      .execute(),
  )
  const file = join(source.dataDir, 'a.backup')
  await writeBackup(source, file)
  await using target = await freshDatabase()
  await restoreBackup(target, file)
  const { read } = target.database
  expect(await read.selectFrom('mail').select(['state', 'problem']).execute()).toEqual([
    { state: 'unknown', problem: 'restored from a backup' },
  ])
})
