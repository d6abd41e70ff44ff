import { expect, test } from 'vitest'
import {
  deepTokens as deep,
  getColor,
  getContrast,
  rootTokens as root,
  type Theme,
  type Tokens,
} from './token-colors.fixture.ts'

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

function contrast(tokens: Tokens, front: string, back: string, theme: Theme): number {
  return getContrast(getColor(tokens, front, theme), getColor(tokens, back, theme))
}
