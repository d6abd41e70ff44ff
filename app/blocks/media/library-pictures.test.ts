import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('../../../cms/library/images/', import.meta.url)
const pictures = globSync('*.svg', { cwd: folder })

test.each(pictures)('%s serves both themes: it has no ground and no ink', (name) => {
  const svg = readFileSync(new URL(name, folder), 'utf8')
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []
  expect(svg).not.toContain(`<rect width="${width}" height="${height}"`)
  expect(svg).not.toContain('#1b1130')
})
