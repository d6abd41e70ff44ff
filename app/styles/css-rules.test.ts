import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { breakpoints, gridColumns, tabletSmallWidth, themeBreakpoints } from '#app/ui/device/device.ts'

// cspell:ignore bhsl

const root = fileURLToPath(new URL('../..', import.meta.url))
const files = globSync('{app,kit,products}/**/*.css', { cwd: root }).map((name): [string, string] => [
  name,
  readFileSync(`${root}/${name}`, 'utf8'),
])
const read = (name: string) => readFileSync(`${root}/${name}`, 'utf8')

/**
 * Media queries may use a breakpoint, 1 px more or less, or 0.02 px above a breakpoint or the pixel before
 * it; 0.02 px is the smallest step that every browser distinguishes.
 */
const widths = new Set(
  [...Object.values(breakpoints), ...Object.values(themeBreakpoints)]
    .flatMap((width) => [width - 1, width - 1 + 0.02, width, width + 0.02, width + 1])
    .map((width) => `${width}px`),
)

test.each(files)('%s changes its layout only at breakpoints', (_, css) => {
  const asked = [...css.matchAll(/@media[^{]*/g)].flatMap(
    ([query]) => query.match(/[\d.]+(px|rem|em)/g) ?? [],
  )
  expect(asked.filter((width) => !widths.has(width))).toEqual([])
})

test.each(files.filter(([name]) => name.endsWith('.module.css')))(
  '%s has rules in its own layer only',
  (name, css) => {
    const layer = name.startsWith('app/ui/') ? 'ui' : 'features'
    const outside = css.replace(/\/\*.*?\*\//gs, '').replace(/^@layer (\w+) \{$.*?^\}$/gms, '')
    expect(outside.trim()).toBe('')
    expect([...css.matchAll(/^@layer (\w+)/gm)].map((match) => match[1])).toContain(layer)
    expect(new Set([...css.matchAll(/^@layer (\w+)/gm)].map((match) => match[1])).size).toBe(1)
  },
)

test('the order of the layers is set in one file', () => {
  const stated = files.filter(([, css]) => /@layer [\w, ]+;/.test(css)).map(([name]) => name)
  expect(stated).toEqual(['app/styles/layers.css'])
})

test('no component defines its own color', () => {
  const parts = files.filter(([name]) => name.endsWith('.module.css'))
  const named = parts.filter(([, css]) => /#[\da-f]{3,8}\b|\bhsl|\boklch/i.test(css)).map(([name]) => name)
  expect(named).toEqual([])
})

/** The rules for the screen: paper has sizes of its own. */
const onScreen = files.map(([name, css]): [string, string] => [name, css.replace(/@media print \{.*/s, '')])

function listDeclarations(property: RegExp): string[] {
  return onScreen.flatMap(([name, css]) =>
    [...css.matchAll(/^\s*([\w-]+): ([^;]+);/gm)]
      .filter(([, asked = '']) => property.test(asked))
      .map(([, asked, value]) => `${name}: ${asked}: ${value}`),
  )
}

test('text has one of eight sizes, or one of the three of money', () => {
  const sizes = listDeclarations(/^font-size$/)
  expect(
    sizes.filter((size) => !/var\(--(t|m)-\w+\)$|\dem$|inherit$/.test(size) || /rem$/.test(size)),
  ).toEqual([])
})

test('a page title has one of two sizes', () => {
  const titles = onScreen.flatMap(([name, css]) =>
    [...css.matchAll(/h1[^{},]*(?:,[^{}]*)?\{[^}]*font-size: ([^;]+);/g)].map(
      ([, size]) => `${size} in ${name}`,
    ),
  )
  expect(titles.filter((title) => !/^var\(--t-(h1|show)\)/.test(title))).toEqual([])
})

test('only what floats has a shadow', () => {
  const shadows = listDeclarations(/^box-shadow$/)
  expect(shadows.length).toBeGreaterThan(5)
  expect(shadows.filter((shadow) => !/box-shadow: (var\(--lift\)|inset |none)/.test(shadow))).toEqual([])
})

test('the room between things is one of eight steps, a hairline, or the place of an icon', () => {
  const rooms = listDeclarations(/^(row-|column-)?gap$|^(margin|padding)(-|$)/).filter(
    (room) => !/\w\(--?\d|calc|clamp\(|max\(/.test(room),
  )
  const asPixels = (room: string) =>
    [...room.matchAll(/(?<= )(\d*\.?\d+)(rem|px)/g)].map(
      ([, size, unit]) => Number(size) * (unit === 'rem' ? 16 : 1),
    )
  expect(rooms.length).toBeGreaterThan(300)
  expect(rooms.filter((room) => asPixels(room).some((size) => size > 2 && size <= 72))).toEqual([])
})

test('the grid has 12, 8 and 4 columns, and 4 at exactly 1279 px', () => {
  const grid = read('app/ui/page/page.module.css')
  expect(grid).toMatch(new RegExp(`--columns: ${gridColumns.mobile};`))
  expect(grid).toMatch(
    new RegExp(`@media \\(600px < width < 1279px\\) \\{\\s*\\.grid \\{\\s*--columns: ${gridColumns.tablet};`),
  )
  expect(grid).toMatch(
    new RegExp(`@media \\(width > 1279px\\) \\{\\s*\\.grid \\{\\s*--columns: ${gridColumns.desktop};`),
  )
})

test.each([
  ['the navbar is 64 px', 'app/styles/tokens.css', /--navbar-height: 64px;/],
  ['inputs are 56 px', 'app/styles/tokens.css', /--input-height: 56px;/],
  ['the navbar uses its height token', 'app/shell/navbar.module.css', /block-size: var\(--navbar-height\);/],
  [
    'fields use the input height token',
    'app/ui/field/field.module.css',
    /block-size: var\(--input-height\);/,
  ],
  [
    'the school picker is as high as a field',
    'app/features/schools/school-picker.module.css',
    /\.input \{\s*composes: control from "#app\/ui\/field\/field\.module\.css";/,
  ],
  ['the school list ends at 40vh', 'app/features/schools/school-picker.module.css', /max-block-size: 40vh;/],
  ['a tooltip is at most 300 px wide', 'app/ui/tooltip/tooltip.module.css', /max-inline-size: min\(300px,/],
  ['a modal slides up in 500 ms', 'app/ui/modal/modal.module.css', /animation: slide-up 500ms/],
  [
    'toasts are at the top right',
    'app/ui/toast/toasts.module.css',
    /inset-block-start:[^;]+;\s*inset-inline-end:/,
  ],
  [
    'the menu replaces the links at the small tablet width',
    'app/shell/navbar.module.css',
    new RegExp(`max-width: ${tabletSmallWidth}`),
  ],
])('%s', (_, file, rule) => {
  expect(read(file)).toMatch(rule)
})

test('a modal closes at once: nothing is animated once it is closed', () => {
  const animated = [...read('app/ui/modal/modal.module.css').matchAll(/([^{}]+)\{[^{}]*animation:/g)]
  expect(animated.map((match) => match[1]?.trim().includes('[open]'))).toEqual([true, true])
  expect(read('app/ui/modal/modal.module.css')).not.toMatch(/transition/)
})
