import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { JsonLd } from './json-ld.ts'
import type { PageMetadata } from './page-metadata.ts'
import { siteFacts } from './site-facts.fixture.ts'
import { structuredData } from './structured-data.ts'

// What pages tell is checked against the whole vocabulary of schema.org, which schema-dts has as types: the graph of each
// kind of page is written into a file as it is printed, and compiled. Nothing is fetched.

const writer = {
  name: 'Loans desk',
  role: 'Editor',
  socialLinks: [{ platform: 'LinkedIn', link: 'https://linkedin.example/loans' }],
  slug: { current: 'loans-desk' },
}
const plain = { pageUrl: '/resources/fafsa/pell-grant', title: 'Pell Grants', description: 'What they pay.' }
const full = {
  ...plain,
  category: 'fafsa',
  breadcrumbsList: [{ name: 'FAFSA', item: '/resources/fafsa' }],
  datePublished: '2026-01-02',
  dateModified: '2026-03-04',
  image: { url: '/picture.png', altText: 'A letter' },
  users: [writer, { name: 'Facts desk', slug: { current: 'facts-desk' } }],
  faq: [{ title: 'Is it free?', text: 'Yes.' }],
  howTo: { name: 'How to apply', steps: [{ title: 'Ask', text: 'The school.' }] },
  articleBody: 'A grant is not paid back.',
} satisfies PageMetadata

const pages: Record<string, PageMetadata> = {
  'a page of few words': plain,
  'a page with everything': full,
  'an article': { ...full, pageType: 'Article' },
  'a post': { ...full, pageType: 'BlogPosting' },
  'a post by nobody': { ...plain, pageType: 'BlogPosting' },
  'an author': { ...full, pageType: 'User', pageUrl: '/author/loans-desk' },
  'a page of private student loans': { ...full, pageUrl: '/student-loans' },
  'a page of refinancing': { ...full, pageUrl: '/refinance-student-loans' },
  'a page of credit cards': { ...full, pageUrl: '/credit-cards' },
  'a page of scholarships': { ...full, pageUrl: '/scholarships' },
}
const facts = { ...siteFacts, searchPath: '/search?q=' }
const told = Object.entries(pages).map(([name, page]): [string, JsonLd] => [
  name,
  structuredData(page, facts),
])

const graph = (...nodes: object[]) => ({ '@context': 'https://schema.org', '@graph': nodes })
/** What the compiler has to refuse, so that its silence above means something. */
const wrong: Record<string, object> = {
  'a type that is none': graph({ '@type': 'Organisation', name: 'A' }),
  'a property that is none': graph({ '@type': 'Organization', named: 'A' }),
  'a property of another type': graph({ '@type': 'Product', wordCount: 5 }),
  'a value of another type': graph({ '@type': 'Product', offers: { '@type': 'Person', name: 'A' } }),
  'a wrong property far inside': graph({
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', acceptedAnswer: { '@type': 'Answer', txt: 'A' } }],
  }),
}

let folder: string
let errors: Map<string, string[]>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vocabulary-'))
  const graphs = [...told, ...Object.entries(wrong)]
  const types = resolve('node_modules/schema-dts/dist/schema.d.ts')
  for (const [at, [, printed]] of graphs.entries())
    await writeFile(
      join(folder, `graph-${at}.mts`),
      `import type { Graph } from '${types}'\n` +
        `export const graph: Graph = ${JSON.stringify(printed, withoutNotes)}\n`,
    )
  const config = {
    extends: resolve('tsconfig.json'),
    compilerOptions: { types: [], rootDirs: [] },
    include: [join(folder, '*.mts')],
  }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const output = await compile(folder)
  errors = new Map(graphs.map(([name], at) => [name, errorsOf(output, `graph-${at}.mts`)]))
  // An error elsewhere would make every graph look refused.
  expect(output.split('\n').filter((line) => line.includes('error TS') && !line.includes('graph-'))).toEqual(
    [],
  )
}, 120_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

test.each(Object.keys(pages))('%s is told in the vocabulary of schema.org', (name) => {
  expect(errors.get(name)).toEqual([])
})

test.each(Object.keys(wrong))('%s would be found', (name) => {
  expect(errors.get(name)).toHaveLength(1)
})

/** How an action is asked for is a note to its property, which the vocabulary describes in prose and not as a property. */
function withoutNotes(property: string, value: unknown) {
  return property === 'query-input' ? undefined : value
}

/** The project's own compiler; it ends with a failure when there are errors, which are what is asked for. */
async function compile(folder: string): Promise<string> {
  const tsc = resolve('node_modules/typescript/bin/tsc')
  const run = promisify(execFile)(process.execPath, [tsc, '--project', folder, '--pretty', 'false'])
  return run.then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  )
}

function errorsOf(output: string, file: string): string[] {
  return output.split('\n').filter((line) => line.includes('error TS') && line.split('(')[0]?.endsWith(file))
}
