import { readFileSync } from 'node:fs'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
export type Theme = 'light' | 'dark'
export type Tokens = ReadonlyMap<string, string>

/** All declarations of `:root`, without the media query for more contrast, and those of the dark band. */
export const rootTokens: Tokens = findDeclarations(/^ {2}:root \{([^}]+)\}/gm)
export const deepTokens: Tokens = new Map([
  ...rootTokens,
  ...findDeclarations(/^ {2}\[data-surface="deep"\] \{([^}]+)\}/gm),
])

function findDeclarations(blocks: RegExp): Tokens {
  const bodies = [...css.matchAll(blocks)].map((match) => match[1] ?? '')
  const pairs = bodies.flatMap((body) => [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)])
  return new Map(pairs.map((match) => [match[1] ?? '', match[2] ?? '']))
}

/** Resolves `var()` and `light-dark()` to a hex color. */
export function getColor(tokens: Tokens, name: string, theme: Theme): string {
  const value = tokens.get(name)
  if (!value) throw new Error(`${name} is not a token`)
  const sides = /^light-dark\((.+), (.+)\)$/.exec(value)
  const side = sides ? (theme === 'light' ? sides[1] : sides[2]) : value
  const other = /^var\((--[\w-]+)\)$/.exec(side ?? '')
  if (other?.[1]) return getColor(tokens, other[1], theme)
  const short = /^#([\da-f])([\da-f])([\da-f])$/.exec(side ?? '')
  return short
    ? `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join('')}`
    : (side ?? '')
}

/** Returns the WCAG 2.2 contrast ratio: (lighter + 0.05) / (darker + 0.05) of the relative luminances. */
export function getContrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  if (!/^#[\da-f]{6}$/.test(hex)) throw new Error(`${hex} is not a color this test reads`)
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
