import { afterAll, beforeAll, expect, test } from 'vitest'
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

/** Reads a page as a search engine does: its data blocks, and the words that it shows. */
async function readPage(url: string, from = site) {
  const { body, headers, statusCode } = await from.request({ url })
  expect(statusCode).toBe(200)
  const blocks = [...body.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
  expect(blocks.length).toBe(1)
  const block = blocks[0]?.[1] ?? ''
  const graph = (JSON.parse(block) as { '@graph': Told[] })['@graph']
  const shown = body.replaceAll(/<(script|title)\b[\s\S]*?<\/\1>/g, '').replaceAll(/<!--.*?-->|<[^>]+>/g, '')
  return { block, graph, shown: decode(shown), policy: String(headers['content-security-policy']) }
}

const decode = (html: string) =>
  html.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&')
const pages = ['/', '/student-loans', '/about/ranking', '/about/proof']
/** Pages that go by what one visitor answered, or by who they are. */
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
  '%s shows every question, answer, step and crumb that it tells search engines',
  async (url) => {
    const { graph, shown } = await readPage(url)
    const texts = graph
      .filter((node) => ['FAQPage', 'HowTo', 'BreadcrumbList'].includes(node['@type']))
      .flatMap(function textsOf(node: unknown): string[] {
        if (typeof node !== 'object' || node === null) return []
        return Object.entries(node).flatMap(([key, value]) =>
          (key === 'name' || key === 'text') && typeof value === 'string' ? [value] : textsOf(value),
        )
      })
    expect(texts.length).toBeGreaterThan(1)
    expect(texts.filter((text) => !shown.includes(text))).toEqual([])
  },
)

test('a page of student loans tells of that product alone, the home page of all four', async () => {
  const productsOf = async (url: string) =>
    (await readPage(url)).graph.filter((node) => node['@type'] === 'Product').map((node) => node.category)
  expect(await productsOf('/student-loans')).toEqual(['Student Loans'])
  expect(await productsOf('/')).toEqual([
    'Student Loans',
    'Student Loan Refinance',
    'Credit Cards',
    'Scholarships',
  ])
})

test.each(pages)('%s: the data block needs no place in the content security policy', async (url) => {
  const { policy } = await readPage(url)
  const [scripts = ''] = /script-src [^;]*/.exec(policy) ?? []
  const { body } = await site.request({ url })
  const withCode = body.match(/<script(?![^>]*(src=|ld\+json))[^>]*>/g) ?? []
  expect(scripts.split("'sha256-").length - 1).toBe(withCode.length)
})

test.each(ownPages)(
  '%s tells of student loans alone, of no loan on offer, and nothing of its query',
  async (url) => {
    const query = '?question=age&amount=10000&state=CA&credit=700_759&borrower=student'
    const { graph, block, policy } = await readPage(url + (url.includes('/offers') ? query : ''))
    const products = graph.filter((node) => node['@type'] === 'Product')
    expect(products.map((node) => node.category)).toEqual(['Student Loans'])
    // The only query told is that of the search.
    const others = block.replaceAll('/search?q=', '/search/')
    expect(others).not.toMatch(/\?|LoanOrCredit|FinancialProduct|Rating|Review|10,?000|700_759|California/)
    expect(policy).toMatch(/script-src [^;]*'nonce-/)
  },
)

test('a name of the site cannot close the block and begin a script', async () => {
  await using named = await testServer({ settings: { SITE_NAME: '</script><script>alert(1)</script>&' } })
  const { block, graph } = await readPage('/', named)
  expect(block).not.toMatch(/[<>&]/)
  expect(graph[0]?.name).toBe('</script><script>alert(1)</script>&')
})
