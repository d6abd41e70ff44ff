import { expect, test } from 'vitest'
import { createShortClassNames, sortByFile } from './short-class-names.ts'

const root = process.cwd()
const buttonCss = `${root}/app/ui/button/button.module.css`
const cardCss = `${root}/app/ui/card/card.module.css`

test('the same class of two files gets two names, and each build gets the same ones', () => {
  const [browser, server] = [createShortClassNames(root), createShortClassNames(root)]
  expect(browser('card', cardCss)).toBe(server('card', cardCss))
  expect(browser('card', cardCss)).not.toBe(browser('button', buttonCss))
  expect(browser('card', cardCss)).toMatch(/^c[0-9a-z]{1,3}$/)
})

test('a class that no file has is refused instead of sharing a name', () => {
  expect(() => createShortClassNames(root)('never-written', cardCss)).toThrow('no class .never-written')
})

test('rules come in the order of their files, in the layers of components, after all others', () => {
  const name = createShortClassNames(root)
  const [button, card] = [name('button', buttonCss), name('card', cardCss)]
  const css =
    `@layer ui{.${card}{margin:0}@media print{.${button}{margin:0}}.${button}:after{content:"}"}}` +
    '@layer reset{p{margin:0}}'
  expect(sortByFile(css, root)).toBe(
    '@layer reset{p{margin:0}}' +
      `@layer ui{@media print{.${button}{margin:0}}.${button}:after{content:"}"}.${card}{margin:0}}`,
  )
})

test('of equal rules of a layer only the last stays', () => {
  const button = `.${createShortClassNames(root)('button', buttonCss)}`
  const css = `@layer ui{@media print{${button}{margin:0}}${button}{margin:1px}@media print{${button}{margin:0}}}`
  expect(sortByFile(css, root)).toBe(`@layer ui{${button}{margin:1px}@media print{${button}{margin:0}}}`)
})
