import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isZip, readZip, ZipError } from './unzip.ts'
import { zip } from './zip.fixture.ts'

const content = Buffer.from('UNITID,INSTNM\n'.repeat(500))
const limits = { maxBytes: 1_000_000 }

test.each([true, false])('a file unpacks unchanged, with its name and date (stored: %s)', async (stored) => {
  const [first, second] = readZip(zip({ 'a.csv': content, 'b.txt': Buffer.from('b') }, { stored }), limits)
  expect([first?.name, first?.modifiedOn]).toEqual(['a.csv', '2025-09-30'])
  expect((await first?.read())?.equals(content)).toBe(true)
  expect((await second?.read())?.toString()).toBe('b')
})

test('a comment after the archive does not prevent reading it', () => {
  const archive = Buffer.concat([zip({ 'a.csv': content }), Buffer.from('made by a packer')])
  expect(readZip(archive, limits).map((entry) => entry.name)).toEqual(['a.csv'])
})

test('only a file that starts like an archive is treated as one', () => {
  expect(isZip(zip({ 'a.csv': content }))).toBe(true)
  expect(isZip(content)).toBe(false)
  expect(isZip(Buffer.from('PK'))).toBe(false)
})

test('an archive that unpacks to more than allowed is refused before it is unpacked', async () => {
  const [entry] = readZip(zip({ 'a.csv': Buffer.alloc(5_000) }), { maxBytes: 4_999 })
  await expect(entry?.read()).rejects.toThrow(/more than 4999 bytes/)
})

test('an archive that unpacks to more than it declares is refused', async () => {
  const archive = zip({ 'a.csv': content })
  const said = archive.lastIndexOf('PK\x01\x02') + 24
  archive.writeUInt32LE(10, said)
  const [entry] = readZip(archive, limits)
  await expect(entry?.read()).rejects.toThrow(ZipError)
})

test('an encrypted archive is refused in plain words', async () => {
  const archive = zip({ 'a.csv': content })
  archive.writeUInt16LE(1, archive.lastIndexOf('PK\x01\x02') + 8)
  const [entry] = readZip(archive, limits)
  await expect(entry?.read()).rejects.toThrow(/encrypted/)
})

test('an archive cut off anywhere is refused', async () => {
  const archive = zip({ 'a.csv': content })
  for (let length = 4; length < archive.length; length++) {
    expect(() => readZip(archive.subarray(0, length), limits), `${length}`).toThrow(ZipError)
  }
})

test('a damaged archive either yields the right bytes or throws ZipError', async () => {
  const archive = zip({ 'a.csv': content })
  await fc.assert(
    fc.asyncProperty(fc.nat(archive.length - 1), fc.integer({ min: 1, max: 255 }), async (at, flip) => {
      const damaged = Buffer.from(archive)
      damaged[at] = (damaged[at] ?? 0) ^ flip
      try {
        for (const entry of readZip(damaged, limits)) {
          expect((await entry.read()).equals(content)).toBe(true)
        }
      } catch (error) {
        expect(error).toBeInstanceOf(ZipError)
      }
    }),
    { numRuns: 300 },
  )
})
