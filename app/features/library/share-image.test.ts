import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawShareImage } from './share-image.server.ts'

const words = { title: 'What does a cosigner sign?', section: 'Student Loans', siteName: 'Bursar' }
const pixels = async (png: Buffer) => sharp(png).raw().toBuffer()

test('the image of a shared link is a PNG of 1200 by 630 pixels that depends on the title', async () => {
  const png = await drawShareImage(words)
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  const other = await drawShareImage({ ...words, title: 'What does a cosigner owe?' })
  expect(await pixels(other)).not.toEqual(await pixels(png))
})

test('text is set in Figtree, whatever fonts the machine has', async () => {
  const png = await drawShareImage({ title: 'Figtree', section: '', siteName: '' })
  const width = 1200
  const light = await sharp(png).extract({ left: 0, top: 0, width, height: 600 }).grayscale().raw().toBuffer()
  const columns = new Set(Array.from(light).flatMap((value, at) => (value > 128 ? [at % width] : [])))
  // From the left edge of the F to the right edge of the last e; DejaVu Sans Bold takes 264 pixels.
  expect(Math.max(...columns) - Math.min(...columns)).toBe(218)
})

test('text that the drawing library would read as markup is drawn literally', async () => {
  const marked = await drawShareImage({ ...words, title: 'A <b>&amp;</b> B' })
  expect(await pixels(marked)).not.toEqual(await pixels(await drawShareImage({ ...words, title: 'A & B' })))
})
