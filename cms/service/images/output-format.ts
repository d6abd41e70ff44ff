import type { ImageFormat } from './image-formats.ts'
import type { ImageParameters } from './image-parameters.ts'
import type { OutputFormat } from './render-image.ts'

/** The format to serve now, and a better one that is rendered in the background. */
export interface Choice {
  now: OutputFormat
  /** The format to serve instead once it is ready. */
  better?: 'avif'
}

/**
 * Chooses the output format.
 * @param accept the `Accept` header of the request, used only with `auto=format`
 * @param hasAlpha whether a format without transparency would lose information
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
  // Animations keep an animated format, because animated AVIF is not supported here.
  const isStill = source.format !== 'gif'
  const now = accepts('image/webp') ? 'webp' : plain
  return isStill && accepts('image/avif') ? { now, better: 'avif' } : { now }
}

/** Keeps a format that every browser shows. TIFF, and AVIF without an explicit format, are converted. */
function sameFormat({ format, hasAlpha }: { format: ImageFormat; hasAlpha: boolean }): OutputFormat {
  if (format === 'tif') return hasAlpha ? 'png' : 'jpg'
  return format === 'avif' ? 'webp' : format
}
