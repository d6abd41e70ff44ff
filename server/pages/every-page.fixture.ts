import { NodeType } from 'node-html-parser'
import { type PageDocument, parsePage } from '#testing/page-document.ts'

interface ReadPage {
  /** The requested path without its query. */
  path: string
  status: number
  html: string
}

/** What a page says in its head and its structured data. */
export interface PageFacts {
  /** A short description of each problem found. */
  problems: string[]
  title: string
  /** The picture shown for a shared link. */
  image?: string | undefined
  /** The structured data as rendered, if it can be parsed. */
  graph?: object | undefined
  /** Addresses on this site that the page's links and structured data name. */
  addresses: string[]
}

/** Reads a page as search engines and link previews do, from its HTML alone. */
export function readPage({ path, status, html }: ReadPage, siteUrl: string): PageFacts {
  const problems: string[] = []
  const ask = (holds: boolean, problem: string) => {
    if (!holds) problems.push(problem)
  }
  const document = parsePage(html)
  const { metas } = document
  /** Returns the single value of a required meta tag, or reports a problem and returns undefined. */
  const one = (name: string): string | undefined => {
    const values = metas.get(name) ?? []
    const [value = ''] = values
    const isSaid = values.length === 1 && value.trim() === value && value !== ''
    const isFilled = !/\{\{|undefined|\[object|\bNaN\b/.test(value)
    ask(isSaid && isFilled, `${name}: ${JSON.stringify(values)}`)
    return isSaid && isFilled ? value : undefined
  }
  const oneLike = (name: string, isRight: (value: string) => boolean) => {
    const value = one(name)
    if (value !== undefined) ask(isRight(value), `${name}: ${value}`)
    return value
  }

  ask(status === 200, `status ${status}`)
  const headings = document.all('h1').map(({ text }) => text.trim())
  ask(headings.length === 1 && headings[0] !== '', `headings: ${JSON.stringify(headings)}`)
  const empty = [...html.matchAll(emptyHeadings)].map(([, , text]) => text)
  ask(empty.length === 0, `headings right above another of their level: ${JSON.stringify(empty)}`)
  const titles = document.all('title').map(({ text }) => text)
  const [title = ''] = titles
  ask(
    titles.length === 1 && title.trim() !== '' && !title.includes('{{'),
    `titles: ${JSON.stringify(titles)}`,
  )
  // The home page's title contains the site's name in its own form.
  const isTitle = (text: string) =>
    path === '/' ? text.startsWith('Bursar: ') : /[^|·] \| Bursar$/.test(text)
  ask(isTitle(title), `title: ${title}`)
  const description = oneLike('description', (value) => value.length >= 40)
  const isIndexed = !metas.get('robots')?.some((value) => value.includes('noindex'))
  const canonical = siteUrl + path
  const graph = parseGraph(document.structuredData, problems)
  const canonicals = document.attributes('href', 'link[rel=canonical]')
  if (!isIndexed) {
    // A page excluded from search must not have a canonical address.
    ask(canonicals.length === 0, `not indexed, and canonical: ${canonicals}`)
    return {
      problems,
      title,
      graph,
      addresses: [...findLinks(document, siteUrl), ...graphFacts(graph, siteUrl).addresses],
    }
  }

  ask(canonicals.join() === canonical, `canonical: ${JSON.stringify(canonicals)}`)
  oneLike('og:url', (value) => value === canonical)
  oneLike('og:description', (value) => value === description)
  oneLike('og:type', (value) => ['website', 'article', 'profile'].includes(value))
  oneLike('og:title', isTitle)
  for (const name of ['og:site_name', 'og:locale', 'og:image:alt']) one(name)
  const image = oneLike('og:image', (value) => URL.canParse(value))
  oneLike('og:image:width', (value) => value === '1200')
  oneLike('og:image:height', (value) => value === '630')
  oneLike('twitter:card', (value) => value === 'summary_large_image')
  oneLike('twitter:image', (value) => value === image)
  for (const name of ['article:published_time', 'article:modified_time'])
    for (const day of metas.get(name) ?? []) ask(isDay(day), `${name}: ${day}`)

  ask(graph !== undefined, 'no structured data')
  const { nodes, addresses } = graphFacts(graph, siteUrl)
  const page = nodes.find((node) => node['@id'] === `${canonical}#page`)
  ask(page?.url === canonical, 'the graph has no node of the page')
  for (const problem of [...graphProblems(nodes), ...unshownTexts(nodes, document)]) problems.push(problem)
  return { problems, title, image, graph, addresses: [...findLinks(document, siteUrl), ...addresses] }
}

/** Headings below which nothing stands before the next heading of the same level. */
const emptyHeadings =
  /<(h[1-6])\b[^>]*>((?:(?!<\/h[1-6]>)[\s\S])*)<\/\1>(?:<\/?(?:article|div|header|section)\b[^>]*>)*<\1\b/g

interface GraphNode {
  [property: string]: unknown
}

function parseGraph(blocks: readonly string[], problems: string[]): object | undefined {
  if (blocks.length > 1) problems.push(`${blocks.length} data blocks`)
  const [text] = blocks
  if (text === undefined) return undefined
  try {
    const graph: unknown = JSON.parse(text)
    if (typeof graph === 'object' && graph !== null) return graph
  } catch {}
  problems.push('the data block is no JSON')
  return undefined
}

/** Returns every node of the structured data at any depth, and the site addresses they contain. */
function graphFacts(graph: object | undefined, siteUrl: string) {
  const nodes: GraphNode[] = []
  const addresses = new Set<string>()
  const visit = (value: unknown, property = '') => {
    if (typeof value === 'string') {
      // The URL template of the search is not an address, and ids only identify nodes.
      const isAddress = !['@id', 'urlTemplate'].includes(property) && value.startsWith(siteUrl)
      if (isAddress) addresses.add(value)
    } else if (Array.isArray(value)) for (const item of value) visit(item, property)
    else if (isNode(value)) {
      nodes.push(value)
      for (const [name, inner] of Object.entries(value)) visit(inner, name)
    }
  }
  visit(graph)
  return { nodes, addresses: [...addresses] }
}

/**
 * Checks what the vocabulary cannot express: references resolve, dates are valid, and no text is empty or has
 * an unfilled placeholder.
 */
function graphProblems(nodes: readonly GraphNode[]): string[] {
  const getIds = (some: readonly GraphNode[]) =>
    some.flatMap((node) => ('@id' in node ? String(node['@id']) : []))
  const isReference = (node: GraphNode) => Object.keys(node).join() === '@id'
  const told = getIds(nodes.filter((node) => !isReference(node)))
  const references = getIds(nodes.filter(isReference))
  const texts = nodes.flatMap((node) => Object.entries(node))
  return [
    ...told.filter((id, at) => told.indexOf(id) !== at).map((id) => `told twice: ${id}`),
    ...references.filter((id) => !told.includes(id)).map((id) => `told nowhere: ${id}`),
    ...texts.flatMap(([name, value]) => {
      if (typeof value !== 'string') return []
      if (value.trim() === '' || /\{\{|undefined|\[object/.test(value)) return [`${name} is "${value}"`]
      return name.startsWith('date') && !isDay(value) ? [`${name} ${value}`] : []
    }),
    ...nodes.flatMap(({ headline, datePublished, dateModified }) => [
      ...(String(headline ?? '').length > 110 ? [`headline too long: ${headline}`] : []),
      ...(datePublished && dateModified && dateModified < datePublished ? ['changed before published'] : []),
    ]),
  ]
}

/**
 * Finds questions, answers, steps and breadcrumbs that are in the structured data but not on the page. Words
 * are compared one by one, because tooltips stand between the words of a text.
 */
function unshownTexts(nodes: readonly GraphNode[], page: PageDocument): string[] {
  const parts = page.all('body, body *').flatMap(({ childNodes }) => childNodes)
  const shownTexts = parts.filter(({ nodeType }) => nodeType === NodeType.TEXT_NODE)
  const shown = new Set(shownTexts.flatMap(({ text }) => splitWords(text)))
  const kinds = ['Question', 'Answer', 'HowTo', 'HowToStep', 'ListItem']
  const texts = nodes
    .filter((node) => kinds.includes(String(node['@type'])))
    .flatMap(({ name, text }) => [name, text])
  return texts.flatMap((text) => {
    const missing = splitWords(String(text ?? '')).filter((word) => !shown.has(word))
    return missing.length > 0 ? [`told and not shown: ${missing.join(' ')} of "${text}"`] : []
  })
}

const splitWords = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? []

const isNode = (value: unknown): value is GraphNode => typeof value === 'object' && value !== null

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/** Returns the absolute addresses of all links to pages of this site. */
function findLinks(page: PageDocument, siteUrl: string): string[] {
  const own = page.links().filter((link) => link.startsWith('/'))
  return own.map((link) => siteUrl + link.replace(/#.*/, ''))
}
