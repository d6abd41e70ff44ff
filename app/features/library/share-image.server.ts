import type { OverlayOptions } from 'sharp'
import { shareImageFont } from './share-image-font.server.ts'

/** What is written on the picture of a shared link. */
interface ShareImage {
  title: string
  /** Above the title; may be empty. */
  section: string
  siteName: string
}

// Those of tokens.css in the dark band.
const colors = { deep: '#24123f', brand: '#8447eb', warm: '#f97316', ink: '#f4effc', soft: '#c9bce3' }
const LEFT = 88

/** The picture of a shared link in the look of the site: PNG, 1200 by 630. */
export async function drawShareImage({ title, section, siteName }: ShareImage): Promise<Buffer> {
  // 25 MB and a tenth of a second that a server does not need until somebody shares a link.
  const { default: sharp } = await import('sharp')
  const font = await shareImageFont()
  return sharp({ create: { width: 1200, height: 630, channels: 3, background: colors.deep } })
    .composite([
      { ...bar(1200, 16, colors.brand), left: 0, top: 614 },
      { ...bar(240, 16, colors.warm), left: LEFT, top: 614 },
      ...words(section, { font, size: 34, color: colors.soft, top: 88 }),
      ...words(shortened(title), { font, size: 68, color: colors.ink, top: 160 }),
      ...words(siteName, { font, size: 40, color: colors.soft, top: 530 }),
    ])
    .png({ palette: true })
    .toBuffer()
}

function bar(width: number, height: number, background: string): OverlayOptions {
  return { input: { create: { width, height, channels: 3, background } } }
}

interface Look {
  /** A file. */
  font: string
  /** In pixels. */
  size: number
  color: string
  top: number
}

/** Nothing where there is nothing to write. The text is markup to the library that draws it. */
function words(text: string, { font: fontfile, size, color, top }: Look): OverlayOptions[] {
  const shown = text.replaceAll(/\p{Control}|\p{Surrogate}/gu, ' ').trim()
  if (shown === '') return []
  const escaped = shown.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const markup = `<span foreground="${color}">${escaped}</span>`
  // The name that the file gives itself; without the comma its last word would be read as a weight.
  const font = `Figtree Light, bold ${size}`
  const input = { text: { text: markup, font, fontfile, rgba: true, dpi: 72, width: 1024 } }
  return [{ input, left: LEFT, top }]
}

/** Four lines of about thirty letters. */
const MOST_LETTERS = 105

function shortened(text: string): string {
  if (text.length <= MOST_LETTERS) return text
  return `${text.slice(0, text.lastIndexOf(' ', MOST_LETTERS))}…`
}
