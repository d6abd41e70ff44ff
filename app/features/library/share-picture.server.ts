import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { IllustrationName } from '#app/ui/illustration/illustration.tsx'

/**
 * Reads a drawing of the site, or its logo, as a PNG. They are kept as pictures, because this process never reads SVG:
 * see `cms/service/images/image-library.ts`. Their test draws them and compares.
 */
export function readSharePicture(name: IllustrationName | 'logo'): Buffer {
  return readFileSync(
    createRequire(import.meta.url).resolve(`#app/features/library/share-pictures/${name}.png`),
  )
}
