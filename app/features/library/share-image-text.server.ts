import type { OverlayOptions } from 'sharp'
import { breakEvenly } from './break-evenly.ts'
import { escapeXml } from './escape-xml.ts'
import { unpackShareImageFont } from './share-image-font.server.ts'

interface Place {
  color: string
  left: number
  top: number
}

/** Draws a line of text; returns no layer when it is empty. */
export async function drawText(
  text: string,
  { size, left, top, color }: Place & { size: number },
): Promise<OverlayOptions[]> {
  const shown = toPlainText(text)
  return shown === '' ? [] : [{ input: (await render(shown, size, color)).data, left, top }]
}

/** The sizes of a title, the largest first, with about as many letters as fit in a line. */
const titleSizes = [
  { size: 76, letters: 16 },
  { size: 64, letters: 20 },
  { size: 54, letters: 24 },
  { size: 46, letters: 28 },
]

/** Draws a title in even lines, in the largest size in which it fits. */
export async function drawTitle(
  text: string,
  { left, top, width, height, color }: Place & { width: number; height: number },
): Promise<OverlayOptions[]> {
  const shown = shortened(toPlainText(text))
  if (shown === '') return []
  const words = shown.split(/\s+/)
  for (const { size, letters } of titleSizes) {
    const lines = breakEvenly(words, Math.ceil(shown.length / letters))
    const { data, info } = await render(lines.join('\n'), size, color)
    if (info.width <= width && info.height <= height) return [{ input: data, left, top }]
  }
  // A word wider than the line.
  return [{ input: (await render(shown, 36, color, width)).data, left, top }]
}

/** The drawing library reads the text as markup; with a width it breaks lines by itself, within words too. */
async function render(text: string, size: number, color: string, width?: number) {
  const { default: sharp } = await import('sharp')
  const fontfile = await unpackShareImageFont()
  const markup = `<span foreground="${color}">${escapeXml(text)}</span>`
  // The font file calls itself `Figtree Light`; without the comma, "Light" would be read as a weight.
  const font = `Figtree Light, bold ${size}`
  const wrap = width === undefined ? {} : { width, wrap: 'word-char' as const }
  return sharp({ text: { text: markup, font, fontfile, rgba: true, dpi: 72, ...wrap } })
    .png()
    .toBuffer({ resolveWithObject: true })
}

function toPlainText(text: string): string {
  return text.replaceAll(/\p{Control}|\p{Surrogate}/gu, ' ').trim()
}

/** About five lines of twenty characters. */
const MAX_CHARACTERS = 105

function shortened(text: string): string {
  if (text.length <= MAX_CHARACTERS) return text
  const end = text.lastIndexOf(' ', MAX_CHARACTERS)
  return `${text.slice(0, end > 0 ? end : MAX_CHARACTERS)}…`
}
