/** Channels 0–255; alpha 0–1. */
export interface Color {
  r: number
  g: number
  b: number
  alpha: number
}

export const white: Color = { r: 255, g: 255, b: 255, alpha: 1 }
export const transparent: Color = { r: 255, g: 255, b: 255, alpha: 0 }

/**
 * Parses RGB, ARGB, RRGGBB, or AARRGGBB in hex, with alpha first. Returns undefined for any other number of
 * digits.
 */
export function parseColor(hex: string): Color | undefined {
  const digits = hex.length <= 4 ? hex.replaceAll(/./g, '$&$&') : hex
  if (digits.length !== 6 && digits.length !== 8) return undefined
  const [a = 255, r = 0, g = 0, b = 0] = [...digits.padStart(8, 'f').matchAll(/../g)].map(([pair]) =>
    Number.parseInt(pair, 16),
  )
  return { r, g, b, alpha: a / 255 }
}

/** Blends a color with a white background. */
export function onWhite({ r, g, b, alpha }: Color): Color {
  const mix = (channel: number) => Math.round(channel * alpha + 255 * (1 - alpha))
  return { r: mix(r), g: mix(g), b: mix(b), alpha: 1 }
}

export const inverted = ({ r, g, b, alpha }: Color): Color => ({ r: 255 - r, g: 255 - g, b: 255 - b, alpha })
