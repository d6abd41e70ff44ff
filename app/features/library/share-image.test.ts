import sharp from 'sharp'
import { expect, test } from 'vitest'
import '#cms/service/images/image-library.ts'
import { drawShareImage } from './share-image.server.ts'

const words = {
  title: 'What does a cosigner sign?',
  section: 'Student Loans',
  siteName: 'Bursar',
  line: null,
}
const pixels = async (png: Buffer) => sharp(png).raw().toBuffer()

test('the image of a shared link is a PNG of 1200 by 630 pixels that depends on the title', async () => {
  const png = await drawShareImage(words)
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  const other = await drawShareImage({ ...words, title: 'What does a cosigner owe?' })
  expect(await pixels(other)).not.toEqual(await pixels(png))
})

test('text is set in Figtree, whatever fonts the machine has', async () => {
  const png = await drawShareImage({ title: 'Figtree', section: '', siteName: '', line: null })
  const width = 740
  const dark = await sharp(png).extract({ left: 0, top: 0, width, height: 490 }).grayscale().raw().toBuffer()
  const columns = new Set(Array.from(dark).flatMap((value, at) => (value < 128 ? [at % width] : [])))
  // From the left edge of the F to the right edge of the last e; DejaVu Sans Bold takes 295 pixels.
  expect(Math.max(...columns) - Math.min(...columns)).toBe(244)
})

test('text that the drawing library would read as markup is drawn literally', async () => {
  const marked = await drawShareImage({ ...words, title: 'A <b>&amp;</b> B' })
  expect(await pixels(marked)).not.toEqual(await pixels(await drawShareImage({ ...words, title: 'A & B' })))
})

test('each product line has its own ground and drawing', async () => {
  const lines = [null, 'PSL', 'SLR', 'CC', 'SCHOLARSHIP', 'FAFSA'] as const
  const images = await Promise.all(lines.map((line) => drawShareImage({ ...words, line })))
  expect(new Set(images.map((png) => png.toString('base64'))).size).toBe(lines.length)
})

test('a title of any length stays left of the drawing and above the logo', async () => {
  const outside = [
    { left: 745, top: 0, width: 455, height: 630 },
    { left: 0, top: 490, width: 745, height: 140 },
  ]
  const look = async (title: string) => {
    const png = await drawShareImage({ ...words, title })
    return Promise.all(outside.map((part) => sharp(png).extract(part).raw().toBuffer()))
  }
  const blank = await look('')
  for (const title of ['Loans', 'word '.repeat(40), 'w'.repeat(300), 'i '.repeat(60), 'WWWW '.repeat(20)]) {
    const seen = await look(title)
    // The palette of an image depends on all of its colors, so single values differ by a few steps.
    const changes = seen.map(
      (part, at) => part.filter((value, pixel) => Math.abs(value - (blank[at]?.[pixel] ?? 0)) > 24).length,
    )
    expect(changes, title).toEqual([0, 0])
  }
})
