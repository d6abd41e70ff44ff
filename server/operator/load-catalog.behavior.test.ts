// cspell:ignore mkfifo
import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { addDays, todayInNewYork } from '#domain/dates.ts'
import { offer } from '#domain/loans/loan-offer.fixture.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { freshDatabase } from '#testing/database.ts'
import { runLoadCommand, temporaryFolder, writeTempFile } from '#testing/load-command.ts'
import { cardCsv, manyCards } from '#testing/many-cards.ts'
import { lenderCsv } from '#testing/many-offers.ts'
import { manyScholarships, scholarshipCsv } from '#testing/many-scholarships.ts'
import { testServer } from '#testing/server.ts'
import type { Place } from '#testing/server-process.ts'

const today = todayInNewYork(new Date())
const oak: LoanOffer = {
  ...offer,
  id: 'oak-fixed',
  lenderId: 'oak',
  lenderName: 'Oak Bank',
  isSample: false,
  lowestRatePercent: 7.77,
  floorConditions: 'an oak in the garden',
  maximumCents: null,
  rateSeenOn: addDays(today, -3),
  applyUrl: 'https://oak.example/apply',
}

test('a running server shows the loaded offers on cached pages and in its catalog', async () => {
  await using site = await testServer()
  const page = () => site.request({ url: '/', headers: { accept: 'text/html' } })
  const before = await page()
  expect(await page()).toMatchObject({ headers: { etag: before.headers.etag } })
  expect(before.body).not.toContain('an oak in the garden')

  const { code, stdout } = await command(site, lenderCsv([oak]))
  expect([code, stdout]).toEqual([0, expect.stringContaining('1 lender loaded: 1 offer added')])

  await expect.poll(async () => (await page()).body, { timeout: 6_000 }).toContain('an oak in the garden')
  const offers = await site.services.loanOffers.offers(today)
  expect(offers).toEqual([oak])
  expect(await site.services.loanOffers.paidLenders()).toEqual(new Set())
})

test('a partly refused file ends with exit code 2, refused rows on stderr, and loaded ones on stdout', async () => {
  const place = await freshDatabase()
  onTestFinished(() => place[Symbol.asyncDispose]())
  const late = { ...oak, id: 'elm', lenderId: 'elm', lenderName: 'Elm', rateSeenOn: addDays(today, 2) }
  const { code, stdout, stderr } = await command(place, lenderCsv([oak, late]))
  expect(code).toBe(2)
  expect(stderr).toMatch(
    /^line 3: rate_seen_on .* is in the future: .*\nelm was rejected and is unchanged\.\n$/,
  )
  expect(stdout).toMatch(/1 lender loaded: 1 offer added, .*; 1 lender rejected\.\n$/)
})

test('a refused file ends with exit code 1 and plain messages', async () => {
  const place = await freshDatabase()
  onTestFinished(() => place[Symbol.asyncDispose]())
  const { code, stdout, stderr } = await command(place, 'hello\n')
  expect([code, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(/^line 1: these columns are missing: [\s\S]*Nothing was changed\.\n$/)
  expect(stderr).not.toMatch(/\n\s+at /)
})

test('a dry run needs only its flag', async () => {
  const place = await freshDatabase()
  onTestFinished(() => place[Symbol.asyncDispose]())
  const dry = await command(place, lenderCsv([oak]), ['--dry-run'])
  expect([dry.code, dry.stdout]).toEqual([0, expect.stringContaining('nothing has changed')])
  const { code, stdout } = await command(place, lenderCsv([oak]), ['--complete', '--force'])
  expect([code, stdout]).toEqual([0, expect.stringContaining('1 offer added')])
})

test('a file of scholarships is told by its columns and loaded, with refused rows on stderr', async () => {
  const place = await freshDatabase()
  onTestFinished(() => place[Symbol.asyncDispose]())
  const [one, late] = manyScholarships(2, today)
  if (!one || !late) throw new Error('There are no scholarships.')
  const file = scholarshipCsv([one, { ...late, lastCheckedOn: addDays(today, 2) }])
  const received: string[] = []
  place.database.onChange((topic) => received.push(topic))
  const { code, stdout, stderr } = await command(place, file)
  expect(code).toBe(2)
  expect(stderr).toMatch(
    /line 2: note: .*passed.*\nline 3: last_checked_on .* is in the future: .*\n1 scholarship rejected/,
  )
  expect(stdout).toMatch(/1 scholarship added, .*; 1 rejected\.\n$/)
  await expect.poll(() => received, { timeout: 6_000 }).toEqual(['scholarship'])
})

test('a file of cards is told by its columns and loaded, with refused rows on stderr', async () => {
  const place = await freshDatabase()
  onTestFinished(() => place[Symbol.asyncDispose]())
  const [one, late] = manyCards(2, today)
  if (!one || !late) throw new Error('There are no cards.')
  const received: string[] = []
  place.database.onChange((topic) => received.push(topic))
  const file = cardCsv([one, { ...late, termsSeenOn: addDays(today, 2) }])
  const { code, stdout, stderr } = await command(place, file)
  expect(code).toBe(2)
  expect(stderr).toMatch(/^line 3: terms_seen_on .* is in the future: .*\n1 card rejected/)
  expect(stdout).toMatch(/1 card added, .*; 1 rejected\.\n$/)
  await expect.poll(() => received.sort(), { timeout: 6_000 }).toEqual(['card_issuer', 'credit_card'])
})

test('a missing file, or no file argument, prints one plain message', async () => {
  const dataDir = await temporaryFolder()
  for (const args of [['absent.csv'], [], ['a', 'b'], ['--what']]) {
    const { code, stderr } = await runLoadCommand('server/operator/load-catalog.ts', { dataDir }, args)
    expect([code, stderr.trim().split('\n').length], args.join(' ')).toEqual([1, 1])
  }
})

test('a device, a folder and a pipe are refused, because they may never end', async () => {
  const dataDir = await temporaryFolder()
  const pipe = path.join(dataDir, 'pipe')
  await promisify(execFile)('mkfifo', [pipe])
  for (const file of ['/dev/zero', dataDir, pipe]) {
    const { code, stderr } = await runLoadCommand('server/operator/load-catalog.ts', { dataDir }, [file])
    expect([code, stderr]).toEqual([1, `${file} cannot be read (it is not a file).\n`])
  }
})

test('of many unknown columns a few are named', async () => {
  const place = await freshDatabase()
  onTestFinished(() => place[Symbol.asyncDispose]())
  const { code, stderr } = await command(
    place,
    `${Array.from({ length: 5_000 }, (_, at) => `c${at}`).join(',')}\nx\n`,
  )
  expect(code).toBe(1)
  expect(stderr).toContain('c19 and 4,980 more.')
})

async function command(place: Place, text: string, options: string[] = []) {
  return runLoadCommand('server/operator/load-catalog.ts', place, [...options, await writeTempFile(text)])
}
