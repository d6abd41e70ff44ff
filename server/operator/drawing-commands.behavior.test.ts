import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PublicRecord } from '#app/features/drawing/public-record.server.ts'
import { sha256 } from '#app/features/drawing/sha256.ts'
import { commitTo, hashList } from '#domain/drawing/draw.ts'
import { writeTempFile } from '#testing/load-command.ts'
import { testServer } from '#testing/server.ts'
import { operate } from './operate.ts'

// An operator runs one drawing from the announcement to the draw, entrants use the form, and the separate
// script repeats the draw from the file that the site serves.

const id = '2027-spring'
let now = new Date('2026-12-01T15:00:00Z')
let site: Awaited<ReturnType<typeof testServer>>
let record: PublicRecord
const printed = new Map<string, string[]>()

const operator = { OPERATOR_NAME: 'Bursar LLC', OPERATOR_ADDRESS: '100 Main Street, Springfield, IL 62701' }
const runWith = (env: Record<string, string | undefined>, ...args: string[]) =>
  operate(args, { DATA_DIR: site.dataDir, DATABASE_URL: site.databaseUrl, ...env }, { now: () => now })
const run = (...args: string[]) => runWith(operator, ...args)

async function runTwice(...args: string[]) {
  const first = await run(...args)
  expect(first.code, first.lines.join('\n')).toBe(0)
  expect(await run(...args)).toEqual(first)
  printed.set(args[0] ?? '', first.lines)
}

async function enter(email: string) {
  const visitor = site.visitor()
  const url = '/about/scholarship-drawing-rules/enter'
  await visitor.post(url, { step: 'birthday', month: '3', day: '7', year: '2001' })
  await visitor.post(url, { step: 'entry', email, agree: 'yes' })
  const { id: requestId } = await site.services.database.read
    .selectFrom('drawing_request')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  await visitor.post(url, {
    step: 'confirm',
    key: site.services.signedLinks.sign('enter-drawing', requestId),
  })
}

const readRecord = () => site.request({ url: `/about/scholarship-drawing-rules/records/${id}.json` })

beforeAll(async () => {
  site = await testServer({ now: () => now })
  await runTwice('drawing-open', id, '2027-01-04', '2027-02-01', '$500')
  now = new Date('2027-01-10T15:00:00Z')
  for (const name of ['ada', 'ben', 'cem', 'dee', 'eva', 'fay']) await enter(`${name}@example.org`)
  now = new Date('2027-02-09T15:00:00Z')
  await runTwice('drawing-close', id)
  await runTwice('drawing-draw', id)
  record = (await readRecord()).json()
}, 60_000)
afterAll(() => site[Symbol.asyncDispose]())

/** Runs the script on a file with this content. */
async function verify(content: unknown, ...noted: string[]) {
  const file = await writeTempFile(JSON.stringify(content))
  return runVerify(file, ...noted)
}

function runVerify(...args: string[]) {
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    execFile(
      process.execPath,
      ['run.mjs', 'server/operator/verify-drawing.ts', ...args],
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    )
  })
}

test('the commitment is printed and published before the first entry, and never changes', () => {
  expect(printed.get('drawing-open')).toContain(`Commitment: ${record.commitment}`)
  expect(record.seed && commitTo(record.seed, sha256)).toBe(record.commitment)
})

test('the operator is told whom to write to, and nobody else is', async () => {
  const lines = printed.get('drawing-draw') ?? []
  expect(lines[1]).toMatch(new RegExp(`^Winner: \\w+@example.org, entry ${record.chosen?.[0]}$`))
  expect(lines.filter((line) => line.startsWith('Alternate'))).toHaveLength(3)
  const { body } = await readRecord()
  expect(body).not.toMatch(/example\.org|salt|entryId/)
})

test('the separate script repeats the draw', async () => {
  expect(await verify(record, record.commitment, record.entriesHash)).toEqual({
    code: 0,
    stdout: `OK: drawing ${id}, 6 entries, winner ${record.chosen?.[0]}\n`,
    stderr: '',
  })
})

test('a drawing cannot be announced before its sponsor has a name and a postal address', async () => {
  for (const env of [{}, { OPERATOR_NAME: 'Bursar LLC' }, { OPERATOR_ADDRESS: operator.OPERATOR_ADDRESS }]) {
    const { code, lines } = await runWith(env, 'drawing-open', 'x', '2027-03-01', '2027-03-02', '500')
    expect([code, lines[0]]).toEqual([1, expect.stringContaining('set OPERATOR_NAME and OPERATOR_ADDRESS')])
  }
})

test('a further alternate is drawn and printed, and the separate script repeats that draw too', async () => {
  const { code, lines } = await run('drawing-next', id)
  expect([code, lines.at(-1)]).toEqual([0, expect.stringMatching(/^Alternate 4: \w+@example.org, entry/)])
  const readLonger = async (): Promise<PublicRecord> => (await readRecord()).json()
  // The server keeps the file until it learns of the other process's change.
  await expect.poll(async () => (await readLonger()).chosen, { timeout: 20_000 }).toHaveLength(5)
  const longer = await readLonger()
  expect((await verify(longer, record.commitment)).code).toBe(0)
  expect((await run('drawing-award', id, longer.chosen?.[4] ?? '')).code).toBe(0)
  expect((await run('drawing-next', id)).lines[0]).toContain('was given')
})

test('the separate script imports nothing but modules of Node', async () => {
  const text = await readFile('server/operator/verify-drawing.ts', 'utf8')
  const imported = Array.from(text.matchAll(/(?:from|import|require)\s*\(?\s*'([^']*)'/g), ([, name]) => name)
  expect(imported.length).toBeGreaterThan(0)
  for (const name of imported) expect(name).toMatch(/^node:/)
})

const other = 'ab'.repeat(32)
/** Ways to change a file, each with what the script says of it. */
const manipulations: [string, (file: PublicRecord) => unknown, string][] = [
  [
    'a changed entry',
    (file) => ({ ...file, entries: file.entries.with(0, '0'.repeat(64)) }),
    'list of entries',
  ],
  ['a removed entry', (file) => ({ ...file, entries: file.entries.slice(1) }), 'list of entries'],
  ['an added entry', (file) => ({ ...file, entries: [...file.entries, 'f'.repeat(64)] }), 'list of entries'],
  ['an entry twice', (file) => ({ ...file, entries: [file.entries[0], ...file.entries] }), 'twice'],
  ['another order', (file) => ({ ...file, entries: file.entries.toReversed() }), 'not sorted'],
  ['another seed', (file) => ({ ...file, seed: other }), 'seed does not match'],
  ['another winner', (file) => ({ ...file, chosen: file.chosen?.toReversed() }), 'different winner'],
  ['no alternates', (file) => ({ ...file, chosen: file.chosen?.slice(0, 1) }), 'different winner'],
  ['no draw yet', (file) => ({ ...file, seed: null, chosen: null }), 'not been held'],
  ['another format', (file) => ({ ...file, format: 'x' }), 'not a drawing’s public file'],
  ['damaged hashes', (file) => ({ ...file, entries: [1] }), 'damaged'],
  [
    'a removed entry with a new hash of the list',
    (file) => {
      const entries = file.entries.slice(1)
      return { ...file, entries, entriesHash: hashList(entries, sha256) }
    },
    'different winner',
  ],
]
test.each(manipulations)('the separate script refuses %s', async (_name, change, reason) => {
  const answer = await verify(change(record))
  expect(answer).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining(reason) })
  expect(answer.stderr).toMatch(/^FAILED: .*\n$/)
})

test('a file made new from the first line to the last is refused by what was noted before', async () => {
  const forged = { ...record, seed: other, commitment: commitTo(other, sha256) }
  expect((await verify(forged, record.commitment)).stderr).toContain(
    'commitment does not match the one you noted',
  )
  expect((await verify(record, record.commitment, other)).stderr).toContain(
    'list of entries does not match the one you noted',
  )
})

test('the script says how it is called, and that a file cannot be read', async () => {
  expect(await runVerify()).toMatchObject({ code: 1, stderr: expect.stringContaining('Usage') })
  expect(await runVerify('/no/such/file')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('cannot be read'),
  })
})

test.each([
  [['drawing-open', 'Spring!', '2027-03-01', '2027-03-02', '500'], 'is not a valid id'],
  [['drawing-open', 'x', '2027-02-30', '2027-03-02', '500'], 'is not a date'],
  [['drawing-open', 'x', '2027-03-02', '2027-03-01', '500'], 'can accept entries for 1 to'],
  [['drawing-open', 'x', '2027-03-01', '2028-03-02', '500'], 'can accept entries for 1 to'],
  [['drawing-open', 'x', '2027-03-01', '2027-03-02', '500.01'], 'the maximum is $500'],
  [['drawing-open', 'x', '2027-03-01', '2027-03-02', '0'], 'the maximum is $500'],
  [['drawing-open', 'x'], '"drawing-open" takes ID FIRST_DAY LAST_DAY DOLLARS.'],
  [['drawing-open', id, '2027-01-04', '2027-02-01', '400'], 'a different award'],
  [['drawing-ask', 'x', 'ada'], 'not an email address'],
  [['drawing-ask', 'x', 'ada@example.org'], 'There is no drawing "x".'],
  [['drawing-next', 'x'], 'There is no drawing "x".'],
  [['drawing-award', 'x', 'y'], 'There is no drawing "x".'],
  [['drawing-close', 'x'], 'There is no drawing "x".'],
  [['drawing-draw', 'x'], 'There is no drawing "x".'],
  [['drawing-withdraw', id], 'has opened'],
])('%j is refused: %s', async (args, reason) => {
  const { code, lines } = await run(...args)
  expect([code, lines[0]]).toEqual([1, expect.stringContaining(reason)])
})

test('drawing-forget erases an address', async () => {
  expect((await run('drawing-forget', 'ada@example.org')).lines).toEqual([
    `The address was erased from ${id}.`,
  ])
  expect((await run('drawing-forget', 'ada@example.org')).lines).toEqual([
    'No drawing contains this address.',
  ])
})
