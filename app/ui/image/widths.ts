/** The widths in pixels in which images are produced (spec §9): for full-window images and for small ones. */
const deviceWidths = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const
const imageWidths = [16, 32, 48, 64, 96, 128, 256, 384] as const

/**
 * Returns the `srcset` of a picture shown at up to `maxWidth` CSS pixels: device widths up to the first that
 * is sharp at twice the pixel density. A picture of at most 192 px uses the small widths. No width exceeds
 * `ownWidth`, the picture's width in pixels; the result is empty when `ownWidth` is below the smallest width.
 */
export function srcSet(maxWidth: number, urlOf: (width: number) => string, ownWidth = Infinity): string {
  const all: readonly number[] = maxWidth * 2 <= 384 ? imageWidths : deviceWidths
  const enough = all.findIndex((width) => width >= maxWidth * 2)
  const widths = enough < 0 ? all : all.slice(0, enough + 1)
  return widths
    .filter((width) => width <= ownWidth)
    .map((width) => `${urlOf(width)} ${width}w`)
    .join(', ')
}
