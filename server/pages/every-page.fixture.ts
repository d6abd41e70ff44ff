interface ReadPage {
  /** Without query, as the visitor asked. */
  path: string
  status: number
  html: string
}

/** What the head of a page says, and its data block. */
export interface PageFacts {
  /** What is wrong with it, each in a few words; empty when nothing. */
  problems: string[]
  title: string
  /** The picture that a shared link shows. */
  image?: string | undefined
  /** As it is printed, when it can be read. */
  graph?: object | undefined
  /** Of the site itself: what its links lead to and its graph names. */
  addresses: string[]
}

/** Reads a page as search engines and those who show a link to it do, which know only its text. */
export function readPage({ path, status, html }: ReadPage, siteUrl: string): PageFacts {
  const problems: string[] = []
  const ask = (holds: boolean, problem: string) => {
    if (!holds) problems.push(problem)
  }
  const head = html.slice(0, html.indexOf('</head>'))
  const meta = metasOf(head)
  /** The one value of a name that has to be there, or nothing: then what is wrong is said here. */
  const one = (name: string): string | undefined => {
    const values = meta.get(name) ?? []
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
  const headings = [...html.matchAll(/<h1\b[^>]*>([\s\S]*?)<\/h1>/g)].map(([, text = '']) => plain(text))
  ask(headings.length === 1 && headings[0] !== '', `headings: ${JSON.stringify(headings)}`)
  const titles = [...html.matchAll(/<title>([^<]*)<\/title>/g)].map(([, text = '']) => text)
  const [title = ''] = titles
  ask(
    titles.length === 1 && title.trim() !== '' && !title.includes('{{'),
    `titles: ${JSON.stringify(titles)}`,
  )
  const description = oneLike('description', (value) => value.length >= 40)
  const isIndexed = !meta.get('robots')?.some((value) => value.includes('noindex'))
  const canonical = siteUrl + path
  const graph = graphOf(html, problems)
  const canonicals = hrefsOf(head, 'canonical')
  if (!isIndexed) {
    // What is passed over has no right address either.
    ask(canonicals.length === 0, `not indexed, and canonical: ${canonicals}`)
    return {
      problems,
      title,
      graph,
      addresses: [...linksOf(html, siteUrl), ...graphFacts(graph, siteUrl).addresses],
    }
  }

  ask(canonicals.join() === canonical, `canonical: ${JSON.stringify(canonicals)}`)
  oneLike('og:url', (value) => value === canonical)
  oneLike('og:description', (value) => value === description)
  oneLike('og:type', (value) => ['website', 'article', 'profile'].includes(value))
  for (const name of ['og:title', 'og:site_name', 'og:locale', 'og:image:alt']) one(name)
  const image = oneLike('og:image', (value) => URL.canParse(value))
  oneLike('og:image:width', (value) => value === '1200')
  oneLike('og:image:height', (value) => value === '630')
  oneLike('twitter:card', (value) => value === 'summary_large_image')
  oneLike('twitter:image', (value) => value === image)
  for (const name of ['article:published_time', 'article:modified_time'])
    for (const day of meta.get(name) ?? []) ask(isDay(day), `${name}: ${day}`)

  ask(graph !== undefined, 'no structured data')
  const { nodes, addresses } = graphFacts(graph, siteUrl)
  const page = nodes.find((node) => node['@id'] === `${canonical}#page`)
  ask(page?.url === canonical, 'the graph has no node of the page')
  for (const problem of [...graphProblems(nodes), ...unshownTexts(nodes, html)]) problems.push(problem)
  return { problems, title, image, graph, addresses: [...linksOf(html, siteUrl), ...addresses] }
}

interface GraphNode {
  [property: string]: unknown
}

function graphOf(html: string, problems: string[]): object | undefined {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
  if (blocks.length > 1) problems.push(`${blocks.length} data blocks`)
  const [text] = blocks.map(([, block = '']) => block)
  if (text === undefined) return undefined
  try {
    const graph: unknown = JSON.parse(text)
    if (typeof graph === 'object' && graph !== null) return graph
  } catch {}
  problems.push('the data block is no JSON')
  return undefined
}

/** Every node of a graph, however deep, and the addresses of the site that they name. */
function graphFacts(graph: object | undefined, siteUrl: string) {
  const nodes: GraphNode[] = []
  const addresses = new Set<string>()
  const visit = (value: unknown, property = '') => {
    if (typeof value === 'string') {
      // The template of the search is no address, and ids name things.
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

/** What the vocabulary cannot say: that ids meet, days are days, and no text is empty or unfilled. */
function graphProblems(nodes: readonly GraphNode[]): string[] {
  const idsOf = (some: readonly GraphNode[]) =>
    some.flatMap((node) => ('@id' in node ? String(node['@id']) : []))
  const isReference = (node: GraphNode) => Object.keys(node).join() === '@id'
  const told = idsOf(nodes.filter((node) => !isReference(node)))
  const references = idsOf(nodes.filter(isReference))
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

/** Questions, answers, steps and crumbs that are told and not shown. Tips stand between the words of a text, and are shown too. */
function unshownTexts(nodes: readonly GraphNode[], html: string): string[] {
  const shown = new Set(wordsOf(plain(html.replaceAll(/<(script|title)\b[\s\S]*?<\/\1>/g, ''))))
  const kinds = ['Question', 'Answer', 'HowTo', 'HowToStep', 'ListItem']
  const texts = nodes
    .filter((node) => kinds.includes(String(node['@type'])))
    .flatMap(({ name, text }) => [name, text])
  return texts.flatMap((text) => {
    const missing = wordsOf(String(text ?? '')).filter((word) => !shown.has(word))
    return missing.length > 0 ? [`told and not shown: ${missing.join(' ')} of "${text}"`] : []
  })
}

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? []

const isNode = (value: unknown): value is GraphNode => typeof value === 'object' && value !== null

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

const metaTag = /<meta (?:name|property)="([^"]+)" content="([^"]*)"/g

function metasOf(head: string): Map<string, string[]> {
  const metas = new Map<string, string[]>()
  for (const [, name = '', content = ''] of head.matchAll(metaTag))
    metas.set(name, [...(metas.get(name) ?? []), content])
  return metas
}

function hrefsOf(head: string, rel: string): string[] {
  return [...head.matchAll(new RegExp(`<link rel="${rel}" href="([^"]*)"`, 'g'))].map(([, href = '']) => href)
}

/** Whole addresses of the pages that links lead to. */
function linksOf(html: string, siteUrl: string): string[] {
  const hrefs = [...html.matchAll(/<a\s[^>]*\bhref="(\/[^"]*)"/g)].map(([, href = '']) => href)
  return hrefs.map((href) => siteUrl + href.replaceAll('&amp;', '&').replace(/#.*/, ''))
}

const plain = (html: string) =>
  html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .trim()
