import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { LogoMark } from '#app/shell/logo.tsx'
import { canvas, drawings, floor } from '#app/ui/illustration/drawings.tsx'
import type { IllustrationName } from '#app/ui/illustration/illustration.tsx'
import { everyLine, looks } from './share-image.server.ts'
import { readSharePicture } from './share-picture.server.ts'

// The light theme of tokens.css: its colors by name, and the ground of each product line.
const colors: Record<string, string> = {
  '--ink': '#1b1130',
  '--c-1': '#8447eb',
  '--c-2': '#a97bff',
  '--c-3': '#ea6407',
  '--card': '#fff',
  '--good': '#0b7a4b',
}

const used = [...new Set([...Object.values(looks), everyLine].map(({ drawing }) => drawing))]

// To draw them again after a change: UPDATE_SHARE_PICTURES=1 with this test.
test.each([...used, 'logo' as const])('the picture of %s is the drawing as it is today', async (name) => {
  // Only here: the content service refuses SVG in the process that it runs in.
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] })
  const svg = Buffer.from(name === 'logo' ? toLogo() : toSvg(name))
  if (process.env.UPDATE_SHARE_PICTURES) {
    const file = fileURLToPath(new URL(`share-pictures/${name}.png`, import.meta.url))
    writeFileSync(file, await sharp(svg).png({ compressionLevel: 9 }).toBuffer())
  }
  const pixels = (image: Buffer) => sharp(image).raw().toBuffer()
  const drawn = await pixels(svg)
  sharp.block({ operation: ['VipsForeignLoadSvg'] })
  expect((await pixels(readSharePicture(name))).equals(drawn)).toBe(true)
})

function toSvg(name: IllustrationName): string {
  const markup = renderToStaticMarkup(
    <svg {...canvas} xmlns="http://www.w3.org/2000/svg" width="356" height="356">
      <title>{name}</title>
      {drawings[name]}
      {floor}
    </svg>,
  )
  return markup.replaceAll(/var\((--[\w-]+)\)/g, (_, token: string) => colors[token] ?? '')
}

function toLogo(): string {
  const mark = renderToStaticMarkup(<LogoMark />)
  return mark
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replace('width="28" height="28"', 'width="56" height="56"')
}
