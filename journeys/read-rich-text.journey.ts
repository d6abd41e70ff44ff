import fc from 'fast-check'
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core'
import { createElement } from 'react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePageScope, rendered } from '#app/blocks/render.fixture.tsx'
import { hostileText, hostileTexts } from '#app/blocks/rich-text/hostile.fixture.ts'
import { fixtures } from '#app/blocks/rich-text/rich-text.fixture.ts'
import { RichText } from '#app/blocks/rich-text/rich-text.tsx'
import { Sources } from '#app/blocks/rich-text/sources.tsx'
import { inlineScript } from '#app/scripts/vite-plugin.ts'
import { readDocument } from '#cms/model/documents/check-document.ts'
import { queriedArticle } from '#cms/model/documents/some-documents.fixture.ts'
import type { PageContent } from '#cms/model/texts/derived-values.ts'
import { axeViolations } from '#testing/browser.ts'
import { CHROMIUM_FLAGS, chromiumPath } from '#testing/chromium.ts'

let browser: Browser
let pageScript: string
beforeAll(async () => {
  pageScript = await inlineScript('page')
  browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS })
})
afterAll(() => browser.close())

/** Renders all texts of a page with their sources, as the server does. */
function printed(page: PageContent): string {
  const texts = (page.body ?? []).flatMap((entry) =>
    entry._type === 'entry' && entry.componentType === 'Text Block' ? [entry.fields.body] : [],
  )
  return rendered(makePageScope(page), [
    ...texts.map((value, at) => createElement(RichText, { key: at, value })),
    createElement(Sources, { key: 'sources' }),
  ])
}

/** Opens a page with the texts of all fixtures; `isStill` adds the page script and stops the clock. */
async function reader({ isStill, ...options }: BrowserContextOptions & { isStill?: boolean } = {}) {
  // A window as tall as the page never scrolls; scrolling would close an open definition.
  const viewport = isStill ? { width: 1280, height: 12_000 } : undefined
  const context = await browser.newContext({ ...(viewport && { viewport }), ...options })
  context.setDefaultTimeout(8000)
  const page = await context.newPage()
  if (isStill) await page.clock.install()
  const text = printed({ body: fixtures.map(({ entry }) => entry) })
  const head = '<!doctype html><html lang="en"><title>A text</title>'
  const script = isStill ? `<script>${pageScript}</script>` : ''
  await page.setContent(`${head}<main><h1>A text</h1>${text}</main>${script}`)
  if (isStill) {
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(12_000)
    await page.clock.pauseAt(Date.now() + 60_000)
  }
  return {
    page,
    word: page.getByRole('button', { name: 'Student Aid Index' }),
    tip: page.getByRole('group', { name: 'Student Aid Index' }),
  }
}

test('without script a press opens a definition, and Escape closes it', async () => {
  const { page, word, tip } = await reader({ javaScriptEnabled: false })
  expect(await tip.isVisible()).toBe(false)
  await word.click()
  expect(await tip.isVisible()).toBe(true)
  expect(await tip.getByRole('link', { name: /What the Student Aid Index means/ }).isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  expect(await tip.isVisible()).toBe(false)
})

test('a definition opens 100 ms after the pointer enters and stays open while the pointer is in it', async () => {
  const { page, word, tip } = await reader({ isStill: true })
  await word.hover()
  await page.clock.runFor(99)
  expect(await tip.isVisible()).toBe(false)
  await page.clock.runFor(100) // Positioned in the next frame.
  expect(await tip.isVisible()).toBe(true)
  await tip.getByRole('link').hover()
  expect(await tip.isVisible()).toBe(true)
  await page.mouse.move(0, 0)
  expect(await tip.isVisible()).toBe(false)
})

test('the keyboard reaches the link in a definition', async () => {
  const { page, word, tip } = await reader({ isStill: true })
  await page.keyboard.press('Tab')
  await word.focus()
  await page.clock.runFor(200)
  expect(await tip.isVisible()).toBe(true)
  await page.keyboard.press('Tab')
  expect(await tip.getByRole('link').evaluate((link) => link === document.activeElement)).toBe(true)
  expect(await tip.isVisible()).toBe(true)
  await page.keyboard.press('Tab')
  expect(await tip.isVisible()).toBe(false)
})

test('a definition opens after a touch of 700 ms and stays 300,000 ms', async () => {
  const { page, word, tip } = await reader({ isStill: true, hasTouch: true })
  await word.dispatchEvent('touchstart')
  await page.clock.runFor(699)
  expect(await tip.isVisible()).toBe(false)
  await page.clock.runFor(1)
  expect(await tip.isVisible()).toBe(true)
  await word.dispatchEvent('touchend')
  await page.clock.fastForward(299_999)
  expect(await tip.isVisible()).toBe(true)
  await page.clock.runFor(1)
  expect(await tip.isVisible()).toBe(false)
})

test('a figure and a source number open a link to where they come from', async () => {
  const { page } = await reader({ javaScriptEnabled: false })
  await page.getByRole('button', { name: '$740' }).click()
  const figure = page.getByRole('group', { name: 'Where this figure comes from' })
  expect(await figure.getByRole('link', { name: /GEN-26-01/ }).isVisible()).toBe(true)
  await page.getByRole('button', { name: 'source [2]' }).click()
  const source = page.getByRole('group', { name: 'Source 2' })
  expect(await source.getByRole('link', { name: /Repayment plans/ }).isVisible()).toBe(true)
  expect(await page.getByRole('listitem').filter({ hasText: 'Repayment plans' }).isVisible()).toBe(true)
})

test('axe finds no violations in the texts, with definitions closed and open', async () => {
  const { page, word } = await reader()
  expect(await axeViolations(page)).toEqual([])
  await word.click()
  expect(await axeViolations(page)).toEqual([])
})

test('no text field becomes an element, an attribute or a script address in the browser', async () => {
  const page = await browser.newPage()
  const texts = fc.constantFrom(...hostileTexts)
  const pages = fc.sample(hostileText(texts), { numRuns: 40, seed: 7 }).map((body) => {
    const document = { ...queriedArticle, body: [{ componentType: 'Text Block', textBlock: { body } }] }
    const checked = readDocument('blog', document)
    if (!checked.ok) throw new Error('the text was not read')
    return printed(checked.document)
  })
  const found = await page.evaluate((texts) => {
    // Relative paths need a base address to resolve against.
    const elements = texts.flatMap((html) => {
      const whole = `<base href="https://bursar.example/">${html}`
      return [...new DOMParser().parseFromString(whole, 'text/html').body.querySelectorAll('*')]
    })
    const attributes = elements.flatMap((element) => [...element.attributes])
    const links = elements.filter((element) => element instanceof HTMLAnchorElement)
    return {
      tags: [...new Set(elements.map((element) => element.localName))].sort(),
      names: [...new Set(attributes.map(({ name }) => name))].sort(),
      protocols: [...new Set(links.map(({ protocol }) => protocol))].sort(),
    }
  }, pages)
  const foreign = ['script', 'style', 'iframe', 'svg', 'textarea', 'title', 'object', 'form', 'b']
  expect(found.tags.filter((tag) => foreign.includes(tag))).toEqual([])
  expect(
    found.names.filter((name) => name.startsWith('on') || name === 'style' || name === 'srcdoc'),
  ).toEqual([])
  expect(found.protocols.filter((protocol) => !/^(?:https?|mailto|tel):$/.test(protocol))).toEqual([])
})
