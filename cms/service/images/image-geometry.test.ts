import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkAnyForm } from './any-form.fixture.ts'
import { planImage } from './image-geometry.ts'
import { parseImageParameters } from './image-parameters.ts'
import type { Size } from './rectangles.ts'

const side = fc.integer({ min: 1, max: 8192 })
const source = fc.record({
  width: fc.integer({ min: 1, max: 9000 }),
  height: fc.integer({ min: 1, max: 7000 }),
})

const getOutputSize = (from: Size, query: Record<string, string>): Size => {
  const plan = planImage(from, parseImageParameters(query))
  if (!plan) throw new Error('no plan')
  return plan.output
}

/** Returns whether a length differs from the exact one only by one rounding. */
const isAbout = (value: number, exact: number) => Math.abs(value - Math.max(1, exact)) <= 0.5

describe('each fit mode follows its rule for every image and box', () => {
  const rule = (fit: string, check: (from: Size, box: Size, output: Size) => void) =>
    it(fit, () => {
      fc.assert(
        fc.property(source, side, side, (from, width, height) => {
          check(from, { width, height }, getOutputSize(from, { fit, w: `${width}`, h: `${height}` }))
        }),
      )
    })

  rule('clip', (from, box, output) => {
    const factor = Math.min(box.width / from.width, box.height / from.height)
    expect(isAbout(output.width, from.width * factor) && isAbout(output.height, from.height * factor)).toBe(
      true,
    )
    expect(output.width === box.width || output.height === box.height).toBe(true)
  })
  rule('max', (from, box, output) => {
    const factor = Math.min(1, box.width / from.width, box.height / from.height)
    expect(isAbout(output.width, from.width * factor) && isAbout(output.height, from.height * factor)).toBe(
      true,
    )
    expect(output.width <= from.width && output.height <= from.height).toBe(true)
  })
  rule('min', (from, box, output) => {
    expect(output.width <= from.width && output.height <= from.height).toBe(true)
    const factor = Math.min(1, from.width / box.width, from.height / box.height)
    expect(isAbout(output.width, box.width * factor) && isAbout(output.height, box.height * factor)).toBe(
      true,
    )
  })
  for (const fit of ['crop', 'fill', 'fillmax', 'scale'])
    rule(fit, (_from, box, output) => expect(output).toEqual(box))
})

it('a single side keeps the aspect ratio, and only max and fillmax do not enlarge', () => {
  const fits = ['clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min']
  fc.assert(
    fc.property(source, side, fc.constantFrom(...fits), (from, width, fit) => {
      const grows = !['max', 'fillmax', 'min'].includes(fit)
      const wanted = grows ? width : Math.min(width, from.width)
      const output = getOutputSize(from, { fit, w: `${width}` })
      expect(output.width).toBe(wanted)
      expect(isAbout(output.height, (from.height * wanted) / from.width)).toBe(true)
    }),
  )
})

it('clips a rectangle at the edge and refuses one outside the image', () => {
  const parameters = (rect: string) => parseImageParameters({ rect })
  expect(planImage({ width: 100, height: 50 }, parameters('80,40,100,100'))?.output).toEqual({
    width: 20,
    height: 10,
  })
  expect(planImage({ width: 100, height: 50 }, parameters('100,0,10,10'))).toBeUndefined()
})

it('renders every request in the planned size or refuses it', () => checkAnyForm(30))
