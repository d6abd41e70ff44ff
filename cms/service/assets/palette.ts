import type { Json } from '#content/documents.ts'

// Computes the six swatches popularized by Android's Palette library, and `dominant`. Targets and weights
// come from that library. Colors are counted in boxes of 16 levels per channel instead of by median cut,
// which finds the same colors at this size.

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
 * Returns the palette of an image in the form clients expect: hex colors, with `population` as a percentage
 * of the pixels. A swatch without a matching color is omitted.
 * @param rgba four bytes per pixel
 */
export function makePalette(rgba: Uint8Array): Json {
  const colors = countColors(rgba)
  const max = Math.max(1, ...colors.map(({ count }) => count))
  const pixels = rgba.length / 4
  const swatches = new Map<string, Found>()
  for (const [name, target] of targets) {
    const best = bestFor(target, colors, max, new Set(swatches.values()))
    if (best) swatches.set(name, best)
  }
  const dominant = [...swatches.values()].sort((a, b) => b.count - a.count)[0] ?? colors[0]
  return {
    _type: 'sanity.imagePalette',
    ...Object.fromEntries([...swatches].map(([name, found]) => [name, toSwatch(found, pixels)])),
    ...(dominant && { dominant: toSwatch(dominant, pixels) }),
  }
}

/**
 * Returns the mean color of each non-empty box, the most frequent first. Mostly transparent pixels are
 * ignored.
 */
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
  const max = Math.max(red, green, blue) / 255
  const min = Math.min(red, green, blue) / 255
  const lightness = (max + min) / 2
  const spread = 1 - Math.abs(2 * lightness - 1)
  return { red, green, blue, count, lightness, saturation: spread < 0.001 ? 0 : (max - min) / spread }
}

/**
 * Returns the best color within the target, with weights of 6.5 for lightness, 3 for saturation, and 0.5 for
 * frequency.
 */
function bestFor(target: Target, colors: Found[], max: number, taken: ReadonlySet<Found>): Found | undefined {
  const fits = (value: number, [min, , max]: readonly number[]) => value >= (min ?? 0) && value <= (max ?? 1)
  const near = (value: number, wanted: number) => 1 - Math.abs(value - wanted)
  let best: { found: Found; score: number } | undefined
  for (const found of colors) {
    if (taken.has(found)) continue
    if (!fits(found.lightness, target.lightness) || !fits(found.saturation, target.saturation)) continue
    const score =
      6.5 * near(found.lightness, target.lightness[1]) +
      3 * near(found.saturation, target.saturation[1]) +
      0.5 * (found.count / max)
    if (!best || score > best.score) best = { found, score }
  }
  return best?.found
}

function toSwatch({ red, green, blue, count }: Found, pixels: number): Json {
  // Perceived brightness (YIQ), 0–255. Text is black from 150; headings, which are larger, are black from
  // 200.
  const brightness = (red * 299 + green * 587 + blue * 114) / 1000
  return {
    _type: 'sanity.imagePaletteSwatch',
    background: `#${[red, green, blue].map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`,
    foreground: brightness < 150 ? '#fff' : '#000',
    title: brightness < 200 ? '#fff' : '#000',
    population: Math.round((count / pixels) * 10_000) / 100,
  }
}
