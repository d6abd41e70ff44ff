import { expect, test } from 'vitest'
import { checkRelease, releaseLimits } from './check-release.ts'
import { type Release, readRelease } from './read-release.ts'
import { hdFile, hdRow, smallLimits, wholeFile, wholeFileCount } from './test-files.ts'

const limits = smallLimits
const fresh = { currentCount: undefined, force: false, limits }

test('a complete file has no problems', async () => {
  expect(checkRelease(await release(wholeFile()), fresh)).toEqual([])
})

test('a file with too many invalid rows is refused, even when forced', async () => {
  const wrong = Array.from({ length: 20 }, () => hdRow({ unitid: 'x' }))
  const file = await release(wholeFile({ extra: wrong }))
  for (const force of [false, true]) {
    expect(checkRelease(file, { ...fresh, force })).toEqual([
      expect.stringMatching(/^20 of \d+ rows are invalid/),
    ])
  }
})

test('an incomplete file is refused for too few schools and for states without a school', async () => {
  const file = await release(hdFile([hdRow()]))
  const problems = checkRelease(file, fresh)
  expect(problems).toHaveLength(2)
  expect(problems[0]).toMatch(/lists 1 schools; a complete file has 50/)
  expect(problems[1]).toMatch(/No school in AL, AK, .*WY/)
  expect(problems[1]).not.toMatch(/IA|PR|GU/)
})

test('a release with fewer than 80% of the current schools is refused unless it is forced', async () => {
  const file = await release(wholeFile())
  const max = Math.floor((wholeFileCount * 100) / 80)
  expect(checkRelease(file, { ...fresh, currentCount: max })).toEqual([])
  const problems = checkRelease(file, { ...fresh, currentCount: max + 1 })
  expect(problems).toEqual([expect.stringMatching(/fewer than 80%/)])
  expect(checkRelease(file, { ...fresh, currentCount: max + 1, force: true })).toEqual([])
})

test('a file without schools, or with far too many, is refused, even when forced', async () => {
  expect(checkRelease(await release(hdFile([])), { ...fresh, force: true })).toHaveLength(1)
  const few = { ...limits, maxSchools: wholeFileCount - 1 }
  expect(checkRelease(await release(wholeFile()), { ...fresh, force: true, limits: few })).toHaveLength(1)
})

test('the real limits refuse half of the official 2024 file, which lists 5,731 schools', () => {
  expect(releaseLimits.fewestSchools).toBeGreaterThan(5731 / 2)
  expect(releaseLimits.fewestSchools).toBeLessThan(5731)
  expect(releaseLimits.maxSchools).toBeGreaterThan(5731 * 2)
})

async function release(bytes: Buffer): Promise<Release> {
  const result = await readRelease(bytes, 'hd2024.csv')
  if (!result.ok) throw new Error(result.problems.join('\n'))
  return result.release
}
