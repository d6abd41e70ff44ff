import sharp from 'sharp'
import { expect, it } from 'vitest'
import { quarters } from '#content/images/test-images.fixture.ts'
import { pickExifFields } from './exif.ts'

const all = { exif: true, image: true, location: true }

/** Builds an EXIF block with one directory whose entries each claim the whole block. */
function bomb(entries: number): Buffer {
  const block = Buffer.alloc(64_000)
  block.write('II*\0', 0, 'latin1')
  block.writeUInt32LE(8, 4)
  block.writeUInt16LE(entries, 8)
  for (let nth = 0; nth < entries; nth++) {
    const at = 10 + nth * 12
    block.writeUInt16LE(nth + 1, at)
    block.writeUInt16LE(1, at + 2)
    block.writeUInt32LE(4_000_000_000, at + 4)
    block.writeUInt32LE(8, at + 8)
  }
  return block
}

it('reads the EXIF data of a camera', async () => {
  const photo = await quarters(9, 9)
    .withExif({
      IFD0: { Make: 'M' },
      IFD2: { LensModel: 'L' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '1/1 30/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '2/1 0/1 0/1',
      },
    })
    .jpeg()
    .toBuffer()
  const { exif } = await sharp(photo).metadata()
  expect(pickExifFields(exif, all)).toMatchObject({
    image: { Make: 'M' },
    exif: { LensModel: 'L' },
    location: { _type: 'geopoint', lat: 1.5, lng: -2 },
  })
})

it.each([
  ['entries that each claim the whole block', bomb(5000)],
  ['a directory followed by itself', Buffer.from('49492a0008000000000008000000', 'hex')],
  [
    'a directory that points to itself',
    Buffer.from('49492a0008000000010069870400010000000800000000000000', 'hex'),
  ],
  ['no byte order mark', Buffer.from('hello, world')],
  ['an empty block', Buffer.alloc(0)],
  ['a truncated block', bomb(5000).subarray(0, 20)],
])('limits the result for %s', (_name, block) => {
  expect(JSON.stringify(pickExifFields(block, all)).length).toBeLessThan(200)
})
