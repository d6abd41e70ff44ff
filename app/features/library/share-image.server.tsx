import { renderToStaticMarkup } from 'react-dom/server'
import { LogoMark } from '#app/shell/logo.tsx'
import { canvas, drawings, floor } from '#app/ui/illustration/drawings.tsx'
import type { IllustrationName } from '#app/ui/illustration/illustration.tsx'
import type { ProductLine } from '#domain/product-line.ts'
import { drawText, drawTitle } from './share-image-text.server.ts'

/** The text on the image of a shared link. */
interface ShareImage {
  title: string
  /** Shown above the title; may be empty. */
  section: string
  siteName: string
  /** The product line, which has its own ground and drawing. */
  line: ProductLine | null
}

// The light theme of tokens.css: its colors by name, and the ground of each product line.
const colors: Record<string, string> = {
  '--ink': '#1b1130',
  '--c-1': '#8447eb',
  '--c-2': '#a97bff',
  '--c-3': '#ea6407',
  '--card': '#fff',
  '--good': '#0b7a4b',
}
const ink = '#1b1130'
const soft = '#5a4f73'
const looks: Record<ProductLine, Look> = {
  PSL: { drawing: 'cap', ground: '#efe6ff' },
  SLR: { drawing: 'bars', ground: '#e4ecff' },
  CC: { drawing: 'card', ground: '#ffeadb' },
  SCHOLARSHIP: { drawing: 'medal', ground: '#fff3cf' },
  FAFSA: { drawing: 'letter', ground: '#dff5ee' },
}
const everyLine: Look = { drawing: 'magnifier', ground: '#efe6ff' }

interface Look {
  drawing: IllustrationName
  ground: string
}

const LEFT = 80

/** Draws the image of a shared link in the site's style, as a PNG of 1200 by 630 pixels. */
export async function drawShareImage({ title, section, siteName, line }: ShareImage): Promise<Buffer> {
  // Loading sharp takes 25 MB and a tenth of a second, so it waits until the first image is requested.
  const { default: sharp } = await import('sharp')
  const { drawing, ground } = line ? looks[line] : everyLine
  const texts = await Promise.all([
    drawText(section, { size: 34, color: soft, left: LEFT, top: 84 }),
    drawTitle(title, { color: ink, left: LEFT, top: 148, width: 660, height: 330 }),
    drawText(siteName, { size: 40, color: ink, left: LEFT + 74, top: 510 }),
  ])
  return sharp({ create: { width: 1200, height: 630, channels: 3, background: ground } })
    .composite([
      { input: toSvg(drawing), left: 772, top: 128 },
      { input: toLogo(), left: LEFT, top: 498 },
      ...texts.flat(),
    ])
    .png({ palette: true })
    .toBuffer()
}

function toSvg(name: IllustrationName): Buffer {
  const markup = renderToStaticMarkup(
    <svg {...canvas} xmlns="http://www.w3.org/2000/svg" width="356" height="356">
      <title>{name}</title>
      {drawings[name]}
      {floor}
    </svg>,
  )
  return Buffer.from(markup.replaceAll(/var\((--[\w-]+)\)/g, (_, token: string) => colors[token] ?? ink))
}

function toLogo(): Buffer {
  const mark = renderToStaticMarkup(<LogoMark />)
  return Buffer.from(
    mark
      .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
      .replace('width="28" height="28"', 'width="56" height="56"'),
  )
}
