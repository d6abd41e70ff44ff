import type { Json } from '#content/documents.ts'

// The six swatches that Android's palette made usual, and `dominant`. Targets and weights are that algorithm's; colors are
// counted in boxes of 16 steps per channel instead of being cut by the median, which finds the same ones at this size.

interface Found {
  red: number
  green: number
  blue: number
  count: number
  saturation: number
  lightness: number
}

interface Target {
  lightness: [least: number, wanted: number, most: number]
  saturation: [least: number, wanted: number, most: number]
}

const light: Target['lightness'] = [0.55, 0.74, 1]
const normal: Target['lightness'] = [0.3, 0.5, 0.7]
const dark: Target['lightness'] = [0, 0.26, 0.45]
const vivid: Target['saturation'] = [0.35, 1, 1]
const dull: Target['saturation'] = [0, 0.3, 0.4]

const targets: [name: string, target: Target][] = [
  ['vibrant', { lightness: normal, saturation: vivid }],
  ['lightVibrant', { lightness: light, saturation: vivid }],
  ['darkVibrant', { lightness: dark, saturation: vivid }],
  ['muted', { lightness: normal, saturation: dull }],
  ['lightMuted', { lightness: light, saturation: dull }],
  ['darkMuted', { lightness: dark, saturation: dull }],
]

/**
 * The palette of an image, as clients expect it: colors in hex, `population` in percent of the pixels. A swatch that the image
 * does not have is left out.
 * @param rgba four bytes a pixel
 */
export function paletteOf(rgba: Uint8Array): Json {
  const colors = countColors(rgba)
  const most = Math.max(1, ...colors.map(({ count }) => count))
  const pixels = rgba.length / 4
  const swatches = new Map<string, Found>()
  for (const [name, target] of targets) {
    const best = bestFor(target, colors, most, new Set(swatches.values()))
    if (best) swatches.set(name, best)
  }
  const dominant = [...swatches.values()].sort((a, b) => b.count - a.count)[0] ?? colors[0]
  return {
    _type: 'sanity.imagePalette',
    ...Object.fromEntries([...swatches].map(([name, found]) => [name, swatchOf(found, pixels)])),
    ...(dominant && { dominant: swatchOf(dominant, pixels) }),
  }
}

/** The mean color of each box that has pixels, the most frequent first; what shines through does not count. */
function countColors(rgba: Uint8Array): Found[] {
  const boxes = new Map<number, [red: number, green: number, blue: number, count: number]>()
  for (let at = 0; at + 3 < rgba.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = rgba.subarray(at, at + 4)
    if (alpha < 125) continue
    const box = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4)
    const sums = boxes.get(box) ?? [0, 0, 0, 0]
    boxes.set(box, [sums[0] + red, sums[1] + green, sums[2] + blue, sums[3] + 1])
  }
  return [...boxes.values()]
    .map(([red, green, blue, count]) => toFound(red / count, green / count, blue / count, count))
    .sort((a, b) => b.count - a.count)
}

function toFound(red: number, green: number, blue: number, count: number): Found {
  const most = Math.max(red, green, blue) / 255
  const least = Math.min(red, green, blue) / 255
  const lightness = (most + least) / 2
  const spread = 1 - Math.abs(2 * lightness - 1)
  return { red, green, blue, count, lightness, saturation: spread < 0.001 ? 0 : (most - least) / spread }
}

/** Weighs lightness before saturation before frequency, 6.5 to 3 to 0.5, among what lies within the target. */
function bestFor(
  target: Target,
  colors: Found[],
  most: number,
  taken: ReadonlySet<Found>,
): Found | undefined {
  const fits = (value: number, [least, , most]: readonly number[]) =>
    value >= (least ?? 0) && value <= (most ?? 1)
  const near = (value: number, wanted: number) => 1 - Math.abs(value - wanted)
  let best: { found: Found; score: number } | undefined
  for (const found of colors) {
    if (taken.has(found)) continue
    if (!fits(found.lightness, target.lightness) || !fits(found.saturation, target.saturation)) continue
    const score =
      6.5 * near(found.lightness, target.lightness[1]) +
      3 * near(found.saturation, target.saturation[1]) +
      0.5 * (found.count / most)
    if (!best || score > best.score) best = { found, score }
  }
  return best?.found
}

function swatchOf({ red, green, blue, count }: Found, pixels: number): Json {
  // Perceived brightness (YIQ), 0–255; black text from 150 on, black headings, which are larger, from 200 on.
  const brightness = (red * 299 + green * 587 + blue * 114) / 1000
  return {
    _type: 'sanity.imagePaletteSwatch',
    background: `#${[red, green, blue].map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`,
    foreground: brightness < 150 ? '#fff' : '#000',
    title: brightness < 200 ? '#fff' : '#000',
    population: Math.round((count / pixels) * 10_000) / 100,
  }
}
