import type { ImageFormat } from './image-formats.ts'
import type { ImageParameters } from './image-parameters.ts'
import type { OutputFormat } from './render-image.ts'

/** In the order in which to serve them; AVIF is drawn in the background, so something else may have to come first. */
export interface Choice {
  now: OutputFormat
  /** Served instead once it is there. */
  better?: 'avif'
}

/**
 * @param accept the header of the request; only read with `auto=format`
 * @param hasAlpha whether a format without transparency would lose something
 */
export function chooseFormat(
  source: { format: ImageFormat; hasAlpha: boolean },
  { auto, fm }: ImageParameters,
  accept: string | undefined,
): Choice {
  const named = fm === 'json' ? undefined : fm
  const plain = named ?? sameFormat(source)
  if (auto === undefined) return { now: plain }
  const accepts = (type: string) =>
    (accept ?? '')
      .toLowerCase()
      .split(',')
      .some((part) => part.trim().split(';')[0] === type && !/;\s*q=0(\.0*)?\s*(;|$)/.test(part))
  // An animation stays one: nothing here writes animated AVIF.
  const isStill = source.format !== 'gif'
  const now = accepts('image/webp') ? 'webp' : plain
  return isStill && accepts('image/avif') ? { now, better: 'avif' } : { now }
}

/** What every browser shows stays; TIFF, and AVIF where no format was named, become what does. */
function sameFormat({ format, hasAlpha }: { format: ImageFormat; hasAlpha: boolean }): OutputFormat {
  if (format === 'tif') return hasAlpha ? 'png' : 'jpg'
  return format === 'avif' ? 'webp' : format
}
