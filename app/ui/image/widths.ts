/** Widths in pixels that images are made in (spec §9): for whole windows, and for small pictures. */
const deviceWidths = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const
const imageWidths = [16, 32, 48, 64, 96, 128, 256, 384] as const

/**
 * The `srcset` of a picture that fills the window up to `mostWidth` CSS pixels: device widths up to the first that is
 * sharp on a screen with two pixels to one. A picture of at most 192 px takes the small widths. None is wider than
 * `ownWidth`, the pixels that the picture has: empty, when it has fewer than the least of the widths.
 */
export function srcSet(mostWidth: number, urlOf: (width: number) => string, ownWidth = Infinity): string {
  const all: readonly number[] = mostWidth * 2 <= 384 ? imageWidths : deviceWidths
  const enough = all.findIndex((width) => width >= mostWidth * 2)
  const widths = enough < 0 ? all : all.slice(0, enough + 1)
  return widths
    .filter((width) => width <= ownWidth)
    .map((width) => `${urlOf(width)} ${width}w`)
    .join(', ')
}
