import type { IllustrationName } from '#app/ui/illustration/illustration.tsx'
import type { ProductLine } from '#domain/product-line.ts'
import { drawText, drawTitle } from './share-image-text.server.ts'
import { readSharePicture } from './share-picture.server.ts'

/** The text on the image of a shared link. */
interface ShareImage {
  title: string
  /** Shown above the title; may be empty. */
  section: string
  siteName: string
  /** The product line, which has its own ground and drawing. */
  line: ProductLine | null
}

// The light theme of tokens.css.
const ink = '#1b1130'
const soft = '#5a4f73'
/** The ground and the drawing of each product line. */
export const looks: Record<ProductLine, Look> = {
  PSL: { drawing: 'cap', ground: '#efe6ff' },
  SLR: { drawing: 'bars', ground: '#e4ecff' },
  CC: { drawing: 'card', ground: '#ffeadb' },
  SCHOLARSHIP: { drawing: 'medal', ground: '#fff3cf' },
  FAFSA: { drawing: 'letter', ground: '#dff5ee' },
}
export const everyLine: Look = { drawing: 'magnifier', ground: '#efe6ff' }

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
      { input: readSharePicture(drawing), left: 772, top: 128 },
      { input: readSharePicture('logo'), left: LEFT, top: 498 },
      ...texts.flat(),
    ])
    .png({ palette: true })
    .toBuffer()
}
