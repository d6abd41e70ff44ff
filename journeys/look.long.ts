import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cardTypes } from '#domain/cards/card.ts'
import { openSite, type Site } from '#testing/browser.ts'
import { sitePages } from './site-pages.ts'

// How long the main pages may be: whoever comes to compare must not scroll past everything else first.

/** Both sides of each breakpoint. */
const widths = [320, 360, 600, 768, 900, 1280, 1536]

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

const landing = { 1280: 2700, 360: 4500 }

test.each([
  { path: '/', most: { 1280: 2400, 360: 4800 } },
  { path: '/student-loans', most: landing },
  { path: '/refinance-student-loans', most: landing },
  { path: '/credit-cards', most: landing },
  { path: '/scholarships', most: landing },
  // Eight tools, each with what it is for.
  { path: '/fafsa', most: { ...landing, 360: 4900 } },
  { path: '/about/how-we-make-money', most: { 1280: 2600, 360: 3500 } },
  // What is told by tables opens on a phone.
  { path: '/about/ranking', most: { 1280: 11_700, 360: 12_850 } },
  { path: '/about/proof', most: { 1280: 6200, 360: 7700 } },
  { path: '/about/sitemap', most: { 1280: 3700, 360: 6000 } },
])('$path is short enough on a desktop and on a phone', async ({ path, most }) => {
  const { page } = await site.visitor()
  await page.goto(path)
  for (const width of [360, 1280] as const) {
    await page.setViewportSize({ width, height: 800 })
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height, `${width} px`).toBeLessThanOrEqual(most[width])
  }
})

test.each([
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
])(
  '/fafsa at $width px: what it decides, who, and when stand in the first window, with the next step',
  async (viewport) => {
    const { page } = await site.visitor({ viewport })
    await page.goto('/fafsa')
    const boxOf = async (selector: string) => {
      const box = await page.locator(selector).first().boundingBox()
      if (!box) throw new Error(`${selector} is not shown`)
      return { top: box.y, bottom: box.y + box.height }
    }
    const facts = page.locator('main h1 + p')
    for (const fact of [
      'decides your federal grants',
      'usually with a parent',
      'as soon as everyone has signed',
    ])
      expect(await facts.textContent()).toContain(fact)
    const [lead, start, step] = [
      await boxOf('main h1 + p'),
      await boxOf('main form'),
      await boxOf('#next-step'),
    ]
    expect(lead.bottom).toBeLessThanOrEqual(viewport.height)
    expect(start.top).toBeLessThanOrEqual(viewport.height)
    // Beside the form on a desktop; directly below it on a phone.
    if (viewport.width === 1280) expect(step.top).toBeLessThanOrEqual(viewport.height / 2)
    else expect(step.top - start.bottom).toBeLessThanOrEqual(64)
  },
)

test.each(sitePages)(
  '$name never scrolls sideways, and has no crooked labels, cut choices, blank areas, or bare headings',
  async ({ path, act }) => {
    const { page } = await site.visitor()
    await page.goto(path)
    await act?.(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
      expect([width, isTooWide]).toEqual([width, false])
      if (width === 360 || width === 1280) expect([width, ...(await findFlaws(page))]).toEqual([width])
    }
    await page.emulateMedia({ media: 'print' })
    expect(await findBareHeadings(page)).toEqual([])
  },
)

/** The tallest part of a page that may be blank from side to side: what stands beside an answer may end early. */
const maxBlank = 260

/** Returns the labels that start lower than one beside them, the selects whose choice or arrow is cut, and the blank areas. */
function findFlaws(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main, maxBlank) => {
    const controls = [...main.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')]
      .filter((control) => control.checkVisibility() && !/radio|checkbox|file|range/.test(control.type))
      .map((control) => ({ control, top: control.getBoundingClientRect().top }))
    const flaws: string[] = []
    const topOf = (control: HTMLInputElement | HTMLSelectElement) =>
      control.labels?.[0]?.getBoundingClientRect().top ?? 0
    for (const [at, { control, top }] of controls.entries()) {
      const before = controls[at - 1]
      const isBeside =
        before?.top === top && control.closest('fieldset, form') === before.control.closest('fieldset, form')
      if (isBeside && Math.abs(topOf(control) - topOf(before.control)) > 1)
        flaws.push(`label of #${control.id} not level`)
    }
    const context = document.createElement('canvas').getContext('2d')
    for (const { control } of controls) {
      if (!(control instanceof HTMLSelectElement) || !context) continue
      const style = getComputedStyle(control)
      const { paddingInlineStart, paddingInlineEnd } = style
      context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
      const words = context.measureText(control.selectedOptions[0]?.text ?? '').width
      const room =
        control.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
      // The names of the loans to add may be longer than a phone is wide.
      if (words > room + 1 && control.id !== 'add') flaws.push(`choice of #${control.id} cut`)
      const arrow = control.parentElement?.querySelector('svg')?.getBoundingClientRect()
      if (arrow && arrow.right > control.getBoundingClientRect().right)
        flaws.push(`arrow of #${control.id} outside`)
    }
    const shown = document.createTreeWalker(main, NodeFilter.SHOW_ALL)
    const bands: { top: number; bottom: number }[] = []
    while (shown.nextNode()) {
      const { currentNode } = shown
      const isShown =
        currentNode instanceof Element
          ? currentNode.matches('svg, img, input, select, textarea, button, hr')
          : currentNode.textContent?.trim() !== ''
      if (
        !isShown ||
        !(currentNode instanceof Element ? currentNode : currentNode.parentElement)?.checkVisibility()
      )
        continue
      const range = document.createRange()
      range.selectNode(currentNode)
      const { top, bottom, height } = range.getBoundingClientRect()
      if (height > 0) bands.push({ top, bottom })
    }
    let end = main.getBoundingClientRect().top
    for (const { top, bottom } of bands.toSorted((one, other) => one.top - other.top)) {
      if (top - end > maxBlank)
        flaws.push(`${Math.round(top - end)} px blank from ${Math.round(end + scrollY)}`)
      end = Math.max(end, bottom)
    }
    return flaws
  }, maxBlank)
}

/** Returns the headings that stand alone in their section on paper, because what they announce is not printed. */
function findBareHeadings(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) =>
    [...main.querySelectorAll<HTMLElement>('section:has(> :is(h2, h3):first-child)')]
      .filter((section) => {
        const [heading, ...rest] = section.children
        return (
          heading?.checkVisibility() &&
          !rest.some((part) => part.checkVisibility() && part.getBoundingClientRect().height > 1)
        )
      })
      .map((section) => section.children[0]?.textContent ?? ''),
  )
}

test.each([
  [1280, 240],
  [360, 420],
])('at %i px the footer is at most %i px tall', async (width, most) => {
  const { page } = await site.visitor({ width })
  await page.goto('/student-loans')
  expect((await page.getByRole('contentinfo').boundingBox())?.height).toBeLessThanOrEqual(most)
})

test('the footer shows its links in a row on a desktop, and in two disclosures on a phone', async () => {
  const { page } = await site.visitor()
  await page.goto('/about/ranking')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'How we make money' })
  expect(await link.isVisible()).toBe(true)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await link.isVisible()).toBe(false)
  await page.getByRole('contentinfo').getByText('How we work').click()
  expect(await link.isVisible()).toBe(true)
})

test.each(['/student-loans', '/refinance-student-loans', '/credit-cards', '/scholarships', '/fafsa'])(
  '%s: at 360 px the button that starts is one line high',
  async (path) => {
    const { page } = await site.visitor({ width: 360 })
    await page.goto(path)
    const button = await page.getByRole('main').getByRole('button', { name: 'See my' }).boundingBox()
    expect(button?.height).toBe(56)
  },
)

test('at 360 px the first search result is in the first window', async () => {
  const { page } = await site.visitor({ viewport: { width: 360, height: 740 } })
  await page.goto('/search?q=student')
  const result = await page.getByRole('main').getByRole('heading', { level: 3 }).first().boundingBox()
  expect(result?.y).toBeLessThan(740)
})

const ownList =
  '/student-loans/offers?borrower=student&degree=bachelors&grad=2029-05&enrollment=full_time&amount=12500' +
  '&repayment=deferred&credit=700_759&income=under_25k&cosigner=yes&cosigner-credit=760_850' +
  '&cosigner-income=75k_100k&state=CA&control=public&level=four_year'

const cards = '/credit-cards/marketplace'
const row = { 1280: 110, 1200: 110, 900: 110, 360: 300 }
const first = { 1280: 880, 1200: 880, 900: 950, 360: 1480 }
const small = 0.35

/** Every list, with the most that a row and the first row's place may take, on a desktop, a tablet, and a phone. */
const lists = [
  { path: ownList, row, first, small },
  { path: '/student-loans/offers', row, first, small },
  // Each row also says what is paid before the end of school; one lender's condition alone takes three lines of a phone.
  {
    path: `${ownList.replace('deferred', 'interest_only')}&all=1`,
    row: { ...row, 360: 310 },
    first,
    small,
  },
  // What would be lost stands above these offers, and each row says what it saves.
  {
    path: '/refinance-student-loans/offers',
    row,
    first: { 1280: 1100, 1200: 1100, 900: 1275, 360: 1480 },
    small,
  },
  { path: cards, row, first, small },
  // A row also says what is still owed and which deposit that takes.
  { path: `${cards}?pay=carry&age=from_18&credit=fair`, row, first, small: 0.42 },
  // Beside what is still owed, one card has points without a stated value.
  { path: `${cards}?pay=carry&all=1`, row: { ...row, 900: 115 }, first, small: 0.42 },
  ...cardTypes.map((type) => ({ path: `${cards}/${type.replaceAll('_', '-')}`, row, first, small })),
  { path: '/scholarships/marketplace', row, first, small },
  { path: '/scholarships/marketplace?page=3', row, first, small },
] as const

describe.each(lists)('$path', ({ path, row, first, small }) => {
  test.each([
    [1280, 800],
    [1200, 800],
    [900, 800],
    [360, 740],
  ] as const)('at %i px the first row comes soon, and no row is tall', async (width, height) => {
    const { page } = await site.visitor({ viewport: { width, height } })
    await page.goto(path)
    const rows = await page
      .locator('#list ol > li')
      .evaluateAll((all) =>
        all.map((item) => item.getBoundingClientRect()).map(({ y, height }) => ({ y, height })),
      )
    expect(rows.length).toBeGreaterThan(2)
    expect(rows[0]?.y).toBeLessThanOrEqual(first[width])
    for (const each of rows) expect(each.height).toBeLessThanOrEqual(row[width])
  })

  test('little of what is read is small print', async () => {
    const { page } = await site.visitor()
    await page.goto(path)
    expect(await shareOfSmallText(page)).toBeLessThanOrEqual(small)
  })

  test('at most one note stands above the list, and one button color leads on', async () => {
    const { page } = await site.visitor()
    await page.goto(path)
    const notes = await page.locator('main [data-tone][data-size]').evaluateAll((all) => {
      const list = document.querySelector('#list')?.getBoundingClientRect().top ?? 0
      return all.filter((note) => note.getBoundingClientRect().bottom < list).length
    })
    expect(notes).toBeLessThanOrEqual(1)
    const colors = await page
      .locator('main [data-variant]:not([data-variant^="white"])')
      .evaluateAll((all) => all.map((button) => button.getAttribute('data-variant')))
    expect(new Set(colors).size).toBeLessThanOrEqual(1)
  })

  test('every chart has a name, and those above the list their table', async () => {
    const { page } = await site.visitor()
    await page.goto(path)
    const charts = await page
      .locator('main svg:has(line, rect):not([aria-hidden="true"])')
      .evaluateAll((all) =>
        all.map((svg) => [svg.getAttribute('role'), svg.getAttribute('aria-label') ?? '']),
      )
    expect(charts.length).toBeGreaterThan(0)
    for (const [role, label = ''] of charts) expect([role, label !== '']).toEqual(['img', true])
    const figures = page.locator('main figure:has(svg[role=img])')
    expect(await figures.count()).toBe(
      await page.locator('main figure:has(svg[role=img]):has(table)').count(),
    )
  })
})

/** Returns the share of the visible letters of the main part that are smaller than 16 px. */
function shareOfSmallText(page: Page): Promise<number> {
  return page.locator('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    let small = 0
    let all = 0
    while (walker.nextNode()) {
      const { parentElement } = walker.currentNode
      const letters = walker.currentNode.textContent?.trim().length ?? 0
      // Hidden: in a closed part, or only for screen readers.
      const box = parentElement?.getBoundingClientRect()
      if (!parentElement?.checkVisibility() || !box || box.width <= 1 || letters === 0) continue
      all += letters
      if (Number.parseFloat(getComputedStyle(parentElement).fontSize) < 16) small += letters
    }
    return small / all
  })
}

test.each([
  '/',
  '/student-loans',
  ownList,
  '/student-loans/reviews/quillmere-bank',
  '/about/numbers',
  '/signup',
  '/no-such-page',
])('%s has a title of one of two sizes', async (path) => {
  const { page } = await site.visitor()
  await page.goto(path)
  const size = await page.locator('h1').evaluate((title) => getComputedStyle(title).fontSize)
  expect(['44px', '64px']).toContain(size)
})

/** What a Letter sheet holds between its margins, in CSS pixels. */
const sheet = { width: 694, height: 934 }

test.each([
  '/about/ranking',
  '/about/proof',
  '/about/numbers',
  '/about/how-we-make-money',
  '/resources/glossary',
  '/resources/student-loans/what-a-cosigner-signs',
  '/student-loans/reviews/quillmere-bank',
])('%s: on paper nothing taller than a sheet is kept whole or drawn as a grid', async (path) => {
  const { page } = await site.visitor({ viewport: sheet })
  await page.goto(path)
  await page.emulateMedia({ media: 'print' })
  // The first would leave the rest of its sheet blank; the second would lie on what follows.
  const bad = await page.locator('main *').evaluateAll((all, height) => {
    const isBad = ({ breakInside, display }: CSSStyleDeclaration) =>
      breakInside.startsWith('avoid') || display === 'grid'
    return all
      .filter((each) => each.getBoundingClientRect().height > height && isBad(getComputedStyle(each)))
      .map((each) => `${each.tagName} ${each.textContent?.slice(0, 40)}`)
  }, sheet.height)
  expect(bad).toEqual([])
})

test('on paper a form that only starts something on the screen is left out, with its fields', async () => {
  const { page } = await site.visitor({ viewport: sheet })
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/', '/student-loans', '/credit-cards', '/scholarships', '/fafsa', '/search']) {
    await page.goto(path)
    const fields = page.getByRole('main').locator('input, select')
    expect([path, await fields.count()]).not.toEqual([path, 0])
    for (const field of await fields.all()) expect([path, await field.isVisible()]).toEqual([path, false])
  }
})
