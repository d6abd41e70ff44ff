import { afterAll, beforeAll, expect, test } from 'vitest'
import { parsePage } from '#testing/page-document.ts'
import { testServer } from '#testing/server.ts'

interface Told {
  '@type': string
  [property: string]: unknown
}

let site: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  site = await testServer()
})
afterAll(() => site[Symbol.asyncDispose]())

/** Reads a page as a search engine does: its structured data and its visible text. */
async function readPage(url: string, from = site) {
  const { body, headers, statusCode } = await from.request({ url })
  expect(statusCode).toBe(200)
  const page = parsePage(body)
  const [block = ''] = page.structuredData
  expect(page.structuredData.length).toBe(1)
  const graph = (JSON.parse(block) as { '@graph': Told[] })['@graph']
  return { page, block, graph, policy: String(headers['content-security-policy']) }
}

const pages = ['/', '/student-loans', '/about/ranking', '/about/proof']
/** Pages that depend on a visitor's answers or account. */
const ownPages = [
  '/student-loans/signup',
  '/student-loans/signup/student',
  '/student-loans/signup-a',
  '/student-loans/signup-a/student',
  '/student-loans/signin',
  '/student-loans/offers',
  '/student-loans/offers/',
  '/student-loans/offers/compare',
]

test.each(pages)(
  '%s shows every question, answer, step and breadcrumb in its structured data',
  async (url) => {
    const { graph, page } = await readPage(url)
    const shown = page.text('body')
    const texts = graph
      .filter((node) => ['FAQPage', 'HowTo', 'BreadcrumbList'].includes(node['@type']))
      .flatMap(function findNodeTexts(node: unknown): string[] {
        if (typeof node !== 'object' || node === null) return []
        return Object.entries(node).flatMap(([key, value]) =>
          (key === 'name' || key === 'text') && typeof value === 'string' ? [value] : findNodeTexts(value),
        )
      })
    expect(texts.length).toBeGreaterThan(1)
    expect(texts.filter((text) => !shown.includes(text))).toEqual([])
  },
)

test('a student loan page describes that product only, and the home page all four', async () => {
  const findProducts = async (url: string) =>
    (await readPage(url)).graph.filter((node) => node['@type'] === 'Product').map((node) => node.category)
  expect(await findProducts('/student-loans')).toEqual(['Student Loans'])
  expect(await findProducts('/')).toEqual([
    'Student Loans',
    'Student Loan Refinance',
    'Credit Cards',
    'Scholarships',
  ])
})

test.each(pages)('%s: the data block needs no hash in the content security policy', async (url) => {
  const { policy, page } = await readPage(url)
  const [scripts = ''] = /script-src [^;]*/.exec(policy) ?? []
  const withCode = page.all('script:not([src], [type="application/ld+json"])')
  expect(scripts.split("'sha256-").length - 1).toBe(withCode.length)
})

test.each(ownPages)(
  '%s describes student loans in general, without any offer or anything from its query',
  async (url) => {
    const query = '?question=who&amount=10000&state=CA&credit=700_759&borrower=student'
    const { graph, block, policy } = await readPage(url + (url.includes('/offers') ? query : ''))
    const products = graph.filter((node) => node['@type'] === 'Product')
    expect(products.map((node) => node.category)).toEqual(['Student Loans'])
    // The only query string allowed is that of the site search.
    const others = block.replaceAll('/search?q=', '/search/')
    expect(others).not.toMatch(/\?|LoanOrCredit|FinancialProduct|Rating|Review|10,?000|700_759|California/)
    expect(policy).toMatch(/script-src [^;]*'nonce-/)
  },
)

test('the site name cannot close the data block and start a script', async () => {
  await using named = await testServer({ settings: { SITE_NAME: '</script><script>alert(1)</script>&' } })
  const { block, graph } = await readPage('/', named)
  expect(block).not.toMatch(/[<>&]/)
  expect(graph[0]?.name).toBe('</script><script>alert(1)</script>&')
})
