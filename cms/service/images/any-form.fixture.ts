import fc from 'fast-check'
import sharp from 'sharp'
import { expect } from 'vitest'
import { ContentError } from '#content/errors.ts'
import { planImage } from './image-geometry.ts'
import { parseImageParameters } from './image-parameters.ts'
import { maxSide, renderImage } from './render-image.ts'
import { quarters } from './test-images.fixture.ts'

/**
 * Requests random forms of eight kinds of images: each has the planned size, or it is refused because it has
 * no plan or a side that its format cannot hold.
 */
export async function checkAnyForm(numRuns: number): Promise<void> {
  const pictures = await Promise.all([
    quarters(40, 30).jpeg().toBuffer(),
    quarters(30, 40).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
    quarters(64, 1).png().toBuffer(),
    quarters(1, 1).png().toBuffer(),
    quarters(23, 37).ensureAlpha(0.5).webp().toBuffer(),
    quarters(20, 20).toColorspace('b-w').png().toBuffer(),
    quarters(20, 20).toColorspace('cmyk').jpeg().toBuffer(),
    quarters(20, 20).toColorspace('rgb16').png().toBuffer(),
  ])
  const format = fc.constantFrom('jpg', 'png', 'webp', 'pjpg' as const)
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...pictures), anything, format, async (picture, query, format) => {
      const parameters = parseImageParameters(
        Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)),
      )
      const { autoOrient } = await sharp(picture).metadata()
      const plan = planImage(autoOrient, parameters)
      const longest = plan && Math.max(plan.output.width, plan.output.height)
      try {
        const drawn = await sharp(await renderImage(picture, parameters, format)).metadata()
        expect({ width: drawn.width, height: drawn.height }).toEqual(plan?.output)
      } catch (error) {
        if (!(error instanceof ContentError)) throw error
        expect(error.status).toBe(400)
        if (longest !== undefined) expect(longest).toBeGreaterThan(maxSide[format])
      }
    }),
    { numRuns },
  )
}

const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const length = optional(fc.integer({ min: 1, max: 120 }).map(String))
const anything = fc.record({
  w: length,
  h: length,
  'min-w': length,
  'max-w': length,
  'min-h': length,
  'max-h': length,
  fit: optional(fc.constantFrom('clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min')),
  crop: optional(fc.constantFrom('top', 'bottom,left', 'right,top', 'center', 'focalpoint', 'entropy')),
  'fp-x': optional(fc.constantFrom('0', '0.33', '1')),
  'fp-y': optional(fc.constantFrom('0', '0.5', '1')),
  rect: optional(fc.constantFrom('0,0,10,10', '3,2,20,5', '0,0,1,1', '10,10,500,500')),
  q: optional(fc.constantFrom('0', '50', '100')),
  dpr: optional(fc.constantFrom('1', '1.5', '3')),
  blur: optional(fc.constantFrom('1', '90', '2000')),
  sharp: optional(fc.constantFrom('0', '100')),
  sat: optional(fc.constant('-100')),
  invert: optional(fc.constant('true')),
  flip: optional(fc.constantFrom('h', 'v', 'hv')),
  or: optional(fc.constantFrom('0', '90', '180', '270')),
  bg: optional(fc.constantFrom('f00', '8f00', '00112233')),
  pad: optional(fc.constantFrom('0', '1', '30')),
  frame: optional(fc.constant('1')),
  cs: optional(fc.constantFrom('origin', 'srgb', 'cmyk', 'b-w')),
})
