import type { SaxesTagNS } from 'saxes'
import { refusal } from '#content/errors.ts'

/** Pixels per CSS unit. */
const units = new Map([
  ['', 1],
  ['px', 1],
  ['pt', 4 / 3],
  ['pc', 16],
  ['in', 96],
  ['cm', 96 / 2.54],
  ['mm', 9.6 / 2.54],
])

/** The size that browsers assume for a drawing without one. */
const usual = { width: 300, height: 150 }

const MAX_SIDE = 100_000

/**
 * Returns the size that a drawing declares, in whole pixels: its width and height, otherwise its view box.
 * @throws ContentError 413 if a side is longer than 100,000
 */
export function svgSize({ attributes }: SaxesTagNS): { width: number; height: number } {
  const [, , boxWidth = 0, boxHeight = 0] = (attributes.viewBox?.value ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const box = boxWidth > 0 && boxHeight > 0 ? { width: boxWidth, height: boxHeight } : undefined
  const width = parseLength(attributes.width?.value)
  const height = parseLength(attributes.height?.value)
  const ratio = box ? box.width / box.height : usual.width / usual.height
  const size = {
    width: pixels(width ?? (height === undefined ? (box ?? usual).width : height * ratio)),
    height: pixels(height ?? (width === undefined ? (box ?? usual).height : width / ratio)),
  }
  if (Math.max(size.width, size.height) > MAX_SIDE)
    throw refusal(
      413,
      `The SVG states a size of ${size.width} by ${size.height} pixels; at most ${MAX_SIDE} are accepted.`,
    )
  return size
}

function parseLength(text: string | undefined): number | undefined {
  const [, number = '', unit = ''] = /^\s*\+?(\d*\.?\d+)\s*([a-z]*)\s*$/i.exec(text ?? '') ?? []
  const value = Number(number) * (units.get(unit.toLowerCase()) ?? Number.NaN)
  return number !== '' && value > 0 && Number.isFinite(value) ? value : undefined
}

const pixels = (value: number): number => Math.max(1, Math.round(value))
