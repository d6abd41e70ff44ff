import type { Page } from 'playwright-core'

/** Two invented children who overlap in two years. Together they leave $110,000 to pay. */
const children = [
  { label: 'Ana', cost: '40,000', grants: '10,000', work: '2,000', index: '18,000', firstYear: '2027' },
  { label: 'Ben', cost: '25,000', grants: '10,000', work: '2,000', index: '18,000', firstYear: '2029' },
]

/** Types two children into the page that plans for several. */
export async function typeHousehold(page: Page) {
  for (const [at, { firstYear, ...texts }] of children.entries()) {
    for (const [field, value] of Object.entries(texts))
      await page.locator(`#child-${at + 1}-${field}`).fill(value)
    await page.locator(`#child-${at + 1}-firstYear`).selectOption(firstYear)
  }
  await page.locator('#state').selectOption('CA')
}
