import { type HTMLElement, parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import type { EmailSite } from '#app/mail/email.ts'
import { emailColors } from '#app/mail/email-colors.ts'
import { renderHtml } from '#app/mail/email-html.tsx'
import { getColor, getContrast, rootTokens, type Theme } from '#app/styles/token-colors.fixture.ts'
import { emailSamples } from './email-samples.fixture.ts'

const site: EmailSite = {
  siteName: 'Bursar',
  siteUrl: 'https://bursar.example',
  postalAddress: '100 Main Street, Springfield, IL 62701',
}
const kinds = Object.entries(emailSamples).map(
  ([name, write]) => [name, renderHtml(write(site), site)] as const,
)

test('the colors of emails are those of the tokens of the same names, in both themes', () => {
  const wrong = Object.values(emailColors).flatMap((colors) =>
    Object.entries(colors).filter(
      ([name, [light, dark]]) =>
        light !== getColor(rootTokens, `--${name}`, 'light') ||
        dark !== getColor(rootTokens, `--${name}`, 'dark'),
    ),
  )
  expect(wrong).toEqual([])
})

test.each(kinds)('%s: every color has a dark one', (_name, html) => {
  const page = parse(html)
  const rules = readDarkRules(page)
  const painted = page.querySelectorAll('[style*="#"]')
  expect(painted.length).toBeGreaterThan(5)
  for (const element of painted) {
    const colored = [...readStyle(element).keys()].filter((property) => /color$/.test(property))
    const dark = element.classList.value.flatMap((name) => rules.get(name)?.property ?? [])
    expect(dark.toSorted(), element.outerHTML.slice(0, 200)).toEqual(colored.toSorted())
  }
})

test.each(kinds)('%s: every text has a contrast of 4.5:1 or more in both themes', (_name, html) => {
  const page = parse(html)
  const rules = readDarkRules(page)
  const texts = page
    .querySelectorAll('body *')
    .filter((element) => element.childNodes.some((node) => node.nodeType === 3 && node.text.trim() !== ''))
  expect(texts.length).toBeGreaterThan(5)
  for (const theme of ['light', 'dark'] as const) {
    for (const element of texts) {
      const [front, back] = ['color', 'background-color'].map((property) =>
        findColor(element, { property, theme, rules }),
      )
      expect(getContrast(front ?? '', back ?? ''), `${element.outerHTML}, ${theme}`).toBeGreaterThanOrEqual(
        4.5,
      )
    }
  }
})

test('the logo is a tile with a letter, and the name beside it is not underlined', () => {
  const page = parse(kinds[0]?.[1] ?? '')
  expect(page.querySelector('td[aria-hidden]')?.text).toBe('B')
  const name = page.querySelector(`a[href="${site.siteUrl}"]`)
  expect(name?.text).toBe('Bursar')
  expect(name?.getAttribute('style')).toContain('text-decoration:none')
})

test('a deadline is shown as a page of a calendar beside the words, and an amount above them', () => {
  const html = kinds.find(([name]) => name === 'scholarship-alerts')?.[1] ?? ''
  const [first] = parse(html).querySelectorAll('table[width] > tbody > tr')
  expect(first?.querySelectorAll('table td').map(({ text }) => text)).toEqual(['Dec', '4'])
  expect(first?.querySelector('a')?.text).toBe('Harbor Light Scholarship')
  expect(first?.text).toContain(
    '$1,000Harbor Light Scholarship (a made-up sample) closes on December 4, 2026',
  )
})

type Rules = ReturnType<typeof readDarkRules>

/** Finds the dark rules in the head, by class. */
function readDarkRules(page: HTMLElement) {
  const css = page.querySelector('style')?.rawText ?? ''
  expect(css).toContain('@media (prefers-color-scheme:dark){')
  return new Map(
    [...css.matchAll(/\.([\w-]+)\{([\w-]+):(#\w{6})!important\}/g)].map(
      ([, name = '', property = '', color = '']) => [name, { property, color }],
    ),
  )
}

function readStyle(element: HTMLElement): Map<string, string> {
  const declarations = (element.getAttribute('style') ?? '').split(';').map((each) => each.split(':'))
  return new Map(declarations.map(([property = '', value = '']) => [property, value]))
}

/** Returns the color of an element, or of the nearest one around it that has one. */
function findColor(
  element: HTMLElement,
  asked: { property: string; theme: Theme; rules: Rules },
): string | undefined {
  const { property, theme, rules } = asked
  const dark = element.classList.value
    .map((name) => rules.get(name))
    .find((rule) => rule?.property === property)
  const color = theme === 'dark' ? dark?.color : readStyle(element).get(property)
  return color ?? (element.parentNode ? findColor(element.parentNode, asked) : undefined)
}
