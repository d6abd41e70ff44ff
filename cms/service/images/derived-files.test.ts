import { mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type DerivedFiles, openDerivedFiles } from './derived-files.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'drawn-'))
})
afterEach(() => rm(folder, { recursive: true }))

const key = (nth: number) => nth.toString(16).padStart(64, 'a')
const bytes = Buffer.from('some bytes of an image')

async function readContent(files: DerivedFiles, name: string): Promise<string | undefined> {
  const found = await files.find(name)
  if (!found) return undefined
  const content = Buffer.alloc(found.bytes)
  await found.file.read(content, 0, found.bytes, found.start)
  await found.file.close()
  return content.toString()
}

const namesIn = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

it('returns a cached file, also after a restart', async () => {
  const files = await openDerivedFiles(folder)
  expect(await readContent(files, key(1))).toBeUndefined()
  await files.save(key(1), bytes)
  expect(await readContent(files, key(1))).toBe(bytes.toString())
  expect(await readContent(await openDerivedFiles(folder), key(1))).toBe(bytes.toString())
})

it.each<[string, (file: string) => Promise<void>]>([
  ['truncated', (file) => truncate(file, 50)],
  ['truncated in its header', (file) => truncate(file, 10)],
  ['emptied', (file) => truncate(file, 0)],
  [
    'changed in one byte',
    async (file) => {
      const content = await readFile(file)
      content[content.length - 1] = 0
      await writeFile(file, content)
    },
  ],
  ['written by something else', (file) => writeFile(file, Buffer.alloc(200))],
])('removes a file that was %s', async (_name, damage) => {
  await (await openDerivedFiles(folder)).save(key(1), bytes)
  const file = path.join(folder, 'aa', key(1))
  await damage(file)
  const files = await openDerivedFiles(folder)
  expect(await readContent(files, key(1))).toBeUndefined()
  expect(await namesIn()).toEqual([])
  await files.save(key(1), bytes)
  expect(await readContent(files, key(1))).toBe(bytes.toString())
})

it('detects a file truncated while running', async () => {
  const files = await openDerivedFiles(folder)
  await files.save(key(1), bytes)
  await truncate(path.join(folder, 'aa', key(1)), 55)
  expect(await readContent(files, key(1))).toBeUndefined()
})

it('removes the least recently used files above the size limit', async () => {
  // Each file takes one block of 4,096 bytes, so three files fit.
  const files = await openDerivedFiles(folder, 3 * 4096)
  await files.counted
  for (const nth of [1, 2, 3]) await files.save(key(nth), bytes)
  expect(await readContent(files, key(1))).toBe(bytes.toString())
  await files.save(key(4), bytes)
  expect((await namesIn()).sort()).toEqual([key(1), key(3), key(4)])
})

it('counts the files of an earlier process, oldest first, and removes its temporary files', async () => {
  const first = await openDerivedFiles(folder)
  for (const nth of [1, 2, 3]) {
    await first.save(key(nth), bytes)
    await wait(5)
  }
  const hourAgo = new Date(Date.now() - 60 * 60 * 1000)
  await writeFile(path.join(folder, 'aa', `${key(9)}.half`), 'half of it')
  await utimes(path.join(folder, 'aa', `${key(9)}.half`), hourAgo, hourAgo)
  await writeFile(path.join(folder, 'aa', `${key(8)}.young`), 'being written')
  const files = await openDerivedFiles(folder, 2 * 4096)
  await files.counted
  expect((await namesIn()).sort()).toEqual([key(2), key(3), `${key(8)}.young`])
})

it('a file that is removed while being read is read to its end', async () => {
  const files = await openDerivedFiles(folder, 4096)
  await files.counted
  await files.save(key(1), bytes)
  const found = await files.find(key(1))
  await files.save(key(2), bytes)
  expect(await namesIn()).toEqual([key(2)])
  const content = Buffer.alloc(bytes.length)
  await found?.file.read(content, 0, content.length, found.start)
  await found?.file.close()
  expect(content.equals(bytes)).toBe(true)
})
