import type { OverlayOptions } from 'sharp'
import { escapeXml } from './escape-xml.ts'
import { unpackShareImageFont } from './share-image-font.server.ts'

/** The text on the image of a shared link. */
interface ShareImage {
  title: string
  /** Shown above the title; may be empty. */
  section: string
  siteName: string
}

// The colors of the dark band in tokens.css.
const colors = { deep: '#24123f', brand: '#8447eb', warm: '#f97316', ink: '#f4effc', soft: '#c9bce3' }
const LEFT = 88

/** Draws the image of a shared link in the site's style, as a PNG of 1200 by 630 pixels. */
export async function drawShareImage({ title, section, siteName }: ShareImage): Promise<Buffer> {
  // Loading sharp takes 25 MB and a tenth of a second, so it waits until the first image is requested.
  const { default: sharp } = await import('sharp')
  const font = await unpackShareImageFont()
  return sharp({ create: { width: 1200, height: 630, channels: 3, background: colors.deep } })
    .composite([
      { ...bar(1200, 16, colors.brand), left: 0, top: 614 },
      { ...bar(240, 16, colors.warm), left: LEFT, top: 614 },
      ...drawText(section, { font, size: 34, color: colors.soft, top: 88 }),
      ...drawText(shortened(title), { font, size: 68, color: colors.ink, top: 160 }),
      ...drawText(siteName, { font, size: 40, color: colors.soft, top: 530 }),
    ])
    .png({ palette: true })
    .toBuffer()
}

function bar(width: number, height: number, background: string): OverlayOptions {
  return { input: { create: { width, height, channels: 3, background } } }
}

interface Look {
  /** Path of the font file. */
  font: string
  /** In pixels. */
  size: number
  color: string
  top: number
}

/** Draws a text; returns no layer when it is empty. The drawing library reads the text as markup. */
function drawText(text: string, { font: fontfile, size, color, top }: Look): OverlayOptions[] {
  const shown = text.replaceAll(/\p{Control}|\p{Surrogate}/gu, ' ').trim()
  if (shown === '') return []
  const markup = `<span foreground="${color}">${escapeXml(shown)}</span>`
  // The font file calls itself `Figtree Light`; without the comma, "Light" would be read as a weight.
  const font = `Figtree Light, bold ${size}`
  const input = { text: { text: markup, font, fontfile, rgba: true, dpi: 72, width: 1024 } }
  return [{ input, left: LEFT, top }]
}

/** About four lines of thirty characters. */
const MAX_CHARACTERS = 105

function shortened(text: string): string {
  if (text.length <= MAX_CHARACTERS) return text
  return `${text.slice(0, text.lastIndexOf(' ', MAX_CHARACTERS))}…`
}
