import { expect, onTestFinished, test } from 'vitest'
import { usStates } from '#domain/states.ts'
import { zip } from '#kit/archives/zip.fixture.ts'
import { freshDatabase } from '#testing/database.ts'
import { runLoadCommand, writeTempFile } from '#testing/load-command.ts'
import type { Place } from '#testing/server-process.ts'
import { currentRelease } from './load-release.ts'
import { hdFile, hdRow } from './test-files.ts'

const states = usStates.map((state) => state.abbreviation)
const many = Array.from({ length: 5_000 }, (_, at) =>
  hdRow({ unitid: String(100_001 + at), state: states[at % states.length] ?? 'IA' }),
)

test('next to a running server, the command loads a file, reports the result, and notifies the server', async () => {
  const place = await freshDatabase()
  onTestFinished(() => place[Symbol.asyncDispose]())
  const received = new Promise((resolve) => place.database.onChange(resolve))
  const { code, stdout, stderr } = await command(
    place,
    zip({ 'hd2024.csv': hdFile([...many, hdRow({ unitid: 'x' })]) }),
  )
  expect([code, stderr]).toEqual([0, 'line 5002: unitid must be six digits, opeid must be eight digits\n'])
  expect(stdout).toMatch(/^IPEDS HD2024 \(NCES\): 5000 schools loaded, 1 rows rejected, 0 skipped/)
  expect(await received).toBe('school')
  expect(await currentRelease(place.database)).toMatchObject({ school_count: 5000 })
})

test('a refused file ends with exit code 1 and plain messages, and the schools stay unchanged', async () => {
  const place = await freshDatabase()
  onTestFinished(() => place[Symbol.asyncDispose]())
  const { code, stdout, stderr } = await command(place, hdFile(many.slice(0, 200)))
  expect([code, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(/lists 200 schools[\s\S]*Nothing was changed\.\n$/)
  expect(stderr).not.toMatch(/\n\s+at /)
  expect(await currentRelease(place.database)).toBeUndefined()
})

test('force loads a file that is smaller than expected', async () => {
  const place = await freshDatabase()
  onTestFinished(() => place[Symbol.asyncDispose]())
  const { code } = await command(place, hdFile(many.slice(0, 200)), ['--force'])
  expect([code, (await currentRelease(place.database))?.school_count]).toEqual([0, 200])
})

async function command(place: Place, bytes: Buffer, options: string[] = []) {
  return runLoadCommand('app/features/schools/ipeds/load-command.ts', place, [
    ...options,
    await writeTempFile(bytes),
  ])
}
