import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
type Theme = 'light' | 'dark'
type Tokens = Map<string, string>

/** All declarations of `:root`, without the media query for more contrast, and those of the dark band. */
const root = findDeclarations(/^ {2}:root \{([^}]+)\}/gm)
const deep = new Map([...root, ...findDeclarations(/^ {2}\[data-surface="deep"\] \{([^}]+)\}/gm)])

const surfaces = ['--paper', '--card', '--sunken']
const grounds = ['--g-loans', '--g-refi', '--g-cards', '--g-awards', '--g-aid']
const texts: [text: string, background: string][] = [
  ...surfaces.flatMap((surface) =>
    ['--ink', '--soft', '--link', '--bad'].map((text): [string, string] => [text, surface]),
  ),
  ['--on-brand', '--brand'],
  ['--on-brand', '--brand-strong'],
  ['--on-warm', '--warm'],
  ['--on-warm', '--warm-strong'],
  // The letters on the marks of lenders and cards, and the month on a date tile.
  ['--card', '--ink'],
  ['--on-brand', '--c-1'],
  ['--c-high', '--c-2'],
  ['--on-warm', '--c-3'],
  ['--card', '--accent'],
  ['--good', '--good-bg'],
  ['--warn', '--warn-bg'],
  ['--bad', '--bad-bg'],
  ['--accent', '--accent-bg'],
  ['--ink', '--good-bg'],
  ['--ink', '--warn-bg'],
  ['--ink', '--bad-bg'],
  ['--ink', '--wash'],
  ['--soft', '--wash'],
  ...grounds.flatMap((ground) => ['--ink', '--soft'].map((text): [string, string] => [text, ground])),
  ['--soft', '--sunken'],
  ['--on-deep', '--deep'],
  ['--on-deep-soft', '--deep'],
]
const edges: [edge: string, background: string][] = [
  ...surfaces.flatMap((surface) =>
    ['--edge', '--focus', '--brand'].map((edge): [string, string] => [edge, surface]),
  ),
  ['--bad', '--card'],
  // What a chart draws on a card: the ends of a range, a reference, series and bars.
  ...['--c-high', '--good', '--c-1', '--c-2', '--c-3', '--brand'].map((mark): [string, string] => [
    mark,
    '--card',
  ]),
]

test.each(both(texts))('text %s on %s has a contrast of 4.5:1 or more, %s', (text, background, theme) => {
  expect(contrast(root, text, background, theme)).toBeGreaterThanOrEqual(4.5)
})

test.each(both(edges))('edge %s against %s has a contrast of 3:1 or more, %s', (edge, background, theme) => {
  expect(contrast(root, edge, background, theme)).toBeGreaterThanOrEqual(3)
})

test.each(
  both([
    ['--ink', '--deep'],
    ['--soft', '--deep'],
    ['--link', '--deep'],
    ['--on-warm', '--warm'],
    ['--on-warm', '--warm-strong'],
  ]),
)('on the dark band %s against %s has a contrast of 4.5:1 or more, %s', (text, background, theme) => {
  expect(contrast(deep, text, background, theme)).toBeGreaterThanOrEqual(4.5)
})

test.each(both([['--focus', '--deep']]))(
  'on the dark band %s against %s has a contrast of 3:1 or more, %s',
  (focus, band, theme) => {
    expect(contrast(deep, focus, band, theme)).toBeGreaterThanOrEqual(3)
  },
)

test('the brand color is #8447eb, and black on white has a contrast of 21:1', () => {
  expect(getColor(root, '--brand', 'light')).toBe('#8447eb')
  expect(getContrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
})

function both(pairs: [string, string][]): [string, string, Theme][] {
  return pairs.flatMap(([front, back]): [string, string, Theme][] => [
    [front, back, 'light'],
    [front, back, 'dark'],
  ])
}

function findDeclarations(blocks: RegExp): Tokens {
  const bodies = [...css.matchAll(blocks)].map((match) => match[1] ?? '')
  const pairs = bodies.flatMap((body) => [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)])
  return new Map(pairs.map((match) => [match[1] ?? '', match[2] ?? '']))
}

function contrast(tokens: Tokens, front: string, back: string, theme: Theme): number {
  return getContrast(getColor(tokens, front, theme), getColor(tokens, back, theme))
}

/** Resolves `var()` and `light-dark()` to a hex color. */
function getColor(tokens: Tokens, name: string, theme: Theme): string {
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
function getContrast(one: string, other: string): number {
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
