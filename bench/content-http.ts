import type { Figure } from './figure.ts'
import { measureRequestsPerSecond } from './requests-per-second.ts'
import { startServer } from './server-process.ts'

const TOKEN = 'write-token-of-the-benchmark'
const ARTICLES = 10_000
const ADDRESSES = 100
const QUERY =
  '*[_type == "article" && slug.current == $slug][0]{title, "slug": slug.current, body, author->{name}}'

/**
 * Measures requests per second for content by slug with a reference over HTTP, for cached answers and for
 * answers computed each time.
 */
export async function measureContentHttp(): Promise<Figure[]> {
  const server = await startServer({ CONTENT_WRITE_TOKEN: TOKEN })
  await fill(server.url)
  const kept = addresses()
  for (const path of kept) await (await fetch(server.url + path)).arrayBuffer()
  await requestsPerSecond(server.url, kept, 1)
  const keptFigure = await requestsPerSecond(server.url, kept, 5)
  // The tag changes the address but not the query, so no cached answer exists for it yet.
  let asked = 0
  const newFigure = await requestsPerSecond(server.url, kept, 5, (path) => `${path}&tag=bench.${asked++}`)
  await server.stop()
  return [
    {
      what: 'content by slug with a reference over HTTP, requests/s',
      value: keptFigure.toFixed(0),
      budget: '≥ 10,000',
    },
    { what: '  of those, generated anew each time', value: newFigure.toFixed(0), budget: '—' },
  ]
}

async function fill(url: string) {
  const authors = Array.from({ length: 20 }, (_, at) => ({
    _id: `author-${at}`,
    _type: 'author',
    name: `Author ${at}`,
  }))
  const articles = Array.from({ length: ARTICLES }, (_, at) => ({
    _id: `article-${at}`,
    _type: 'article',
    title: `Article ${at}`,
    slug: { _type: 'slug', current: `article-${at}` },
    author: { _type: 'reference', _ref: `author-${at % 20}` },
    body: 'Borrow only what you need, and know what it costs. '.repeat(10),
  }))
  const answer = await fetch(`${url}/v1/data/import/production?operation=createOrReplace`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}` },
    body: [...authors, ...articles].map((document) => `${JSON.stringify(document)}\n`).join(''),
  })
  if (!answer.ok) throw new Error(await answer.text())
}

function addresses(): string[] {
  return Array.from({ length: ADDRESSES }, (_, at) => {
    const params = new URLSearchParams({
      query: QUERY,
      $slug: JSON.stringify(`article-${(at * 7) % ARTICLES}`),
    })
    return `/v2025-02-19/data/query/production?${params}`
  })
}

function requestsPerSecond(
  url: string,
  paths: string[],
  duration: number,
  change: (path: string) => string = (path) => path,
): Promise<number> {
  return measureRequestsPerSecond({
    url,
    connections: 16,
    duration,
    requests: paths.map((path) => ({
      path,
      setupRequest: (request) => ({ ...request, path: change(path) }),
    })),
  })
}
