import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { restrictFilePermissions } from './file-permissions.ts'

const testWithModes = test.skipIf(process.platform === 'win32')

let folder: string
let warnings: [object, string][]
const log = { warn: (details: object, message: string) => void warnings.push([details, message]) }

beforeEach(async () => {
  warnings = []
  folder = await mkdtemp(path.join(tmpdir(), `bursar-test-${process.pid}-`))
  for (const name of ['assets/ab', 'drawn-images', 'mail']) {
    await mkdir(path.join(folder, name), { recursive: true })
  }
  for (const name of ['bursar.sqlite', 'bursar.sqlite-wal', 'assets/ab/abcd', 'mail/a.eml']) {
    await writeFile(path.join(folder, name), '')
  }
  for (const name of await entries()) {
    const place = path.join(folder, name)
    await chmod(place, (await stat(place)).isDirectory() ? 0o755 : 0o644)
  }
})
afterEach(() => rm(folder, { recursive: true }))

const entries = async () => ['.', ...(await readdir(folder, { recursive: true })).sort()]

/** Returns the permissions of the folder and of everything in it. */
async function modes() {
  const read = async (name: string) => (await stat(path.join(folder, name))).mode & 0o777
  const names = await entries()
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await read(name)])))
}

const allPrivate = {
  '.': 0o700,
  assets: 0o700,
  'assets/ab': 0o700,
  'assets/ab/abcd': 0o600,
  'bursar.sqlite': 0o600,
  'bursar.sqlite-wal': 0o600,
  'drawn-images': 0o700,
  mail: 0o700,
  'mail/a.eml': 0o600,
}

testWithModes('a data folder that was open to other users becomes private with all it holds', async () => {
  await restrictFilePermissions(folder, { log })
  expect(await modes()).toEqual(allPrivate)
  expect(warnings).toEqual([])
})

testWithModes(
  'a folder with other files in it keeps its permissions and theirs, with a warning',
  async () => {
    await writeFile(path.join(folder, 'notes.txt'), '')
    await chmod(path.join(folder, 'notes.txt'), 0o644)
    await restrictFilePermissions(folder, { log })
    expect(await modes()).toEqual({ ...allPrivate, '.': 0o755, 'notes.txt': 0o644 })
    expect(warnings).toEqual([
      [{ folder, otherFiles: 1 }, expect.stringContaining('give Bursar its own folder')],
    ])
  },
)

testWithModes.each([
  ['refuses permissions', () => Promise.reject(Object.assign(new Error('no'), { code: 'EPERM' }))],
  ['ignores permissions', () => Promise.resolve()],
])('a file system that %s leads to one warning', async (_name, chmod) => {
  await restrictFilePermissions(folder, { log, chmod })
  expect(warnings).toEqual([
    [{ first: folder, count: Object.keys(allPrivate).length }, expect.stringContaining('chmod -R go-rwx')],
  ])
})

test('a data folder that is not there yet is none of its business', async () => {
  await restrictFilePermissions(path.join(folder, 'absent'), { log })
  expect(warnings).toEqual([])
})
