// Keeps the app shell and the last public pages read, each with the files it needs, so that a moment without
// network does not end in the browser's error page. Pages that are one visitor's own are never kept.
const KEPT = 'kept-1'
// Apart, so that the shell never loses its own files to newer ones.
const KEPT_SHELL = 'shell-1'
const SHELL = '/_app'
const PAGES_AT_MOST = 20
const FILES_AT_MOST = 80

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldCaches().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return
  // A page fetched ahead is not read yet, and the browser would show later what this worker puts in its place.
  if (request.headers.has('sec-purpose')) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(event))
})

self.addEventListener('message', (event) => {
  inBackground(event, keepRead(event.data))
})

/** What cannot be kept, for want of network or room, is not kept; the page goes on. */
function inBackground(event, keeping) {
  event.waitUntil(keeping.catch(() => {}))
}

/** The open page says where it stands, however it came: before this worker was there, fetched ahead, or through it. */
async function keepRead(address) {
  // The copy that was just read, rather than one more over the network.
  const response = await fetch(address, { cache: 'force-cache' })
  if (isPublic(response)) await keepPage(address, response)
}

async function keepPage(address, response) {
  const cache = await caches.open(KEPT)
  await keepWithFiles(cache, address, response)
  await trim(cache, (path) => !isFile(path), PAGES_AT_MOST)
  await trim(cache, isFile, FILES_AT_MOST)
}

async function keepShell() {
  const response = await fetch(SHELL)
  if (!response.ok) throw new Error('the app shell did not load')
  await keepWithFiles(await caches.open(KEPT_SHELL), SHELL, response)
}

/** The files that it names first: a page that is kept has its look. Scripts are kept once they were used. */
async function keepWithFiles(cache, address, response) {
  const html = await response.clone().text()
  const named = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path]) => path)
  await Promise.all([...new Set(named)].map((file) => keepFile(cache, file)))
  await cache.put(address, response)
}

/** Puts a file again that is there already: it becomes the newest, and the oldest go first. */
async function keepFile(cache, file) {
  const response = (await cache.match(file)) ?? (await fetch(file))
  if (!response.ok) throw new Error(`${file} did not load`)
  await cache.put(file, response)
}

async function dropOldCaches() {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name !== KEPT && name !== KEPT_SHELL).map((name) => caches.delete(name)),
  )
}

/** The network first; without it the kept copy of this page, or the app shell, which says so. */
async function page(request) {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match(request)) ?? shell()
  }
}

/** The app shell, listing what is kept: its place for the list is an empty, hidden section. */
async function shell() {
  const response = await caches.match(SHELL)
  if (!response) return Response.error()
  const links = await keptLinks()
  const html = (await response.text())
    // It stands for another page, which is not read and not to be kept.
    .replace(' data-public=""', '')
    .replace(' hidden="" data-kept-pages=""', '')
    .replace(/<ul data-kept-list[^>]*>/, (list) => list + links.join(''))
    .replace(' data-none-kept=""', links.length > 0 ? ' hidden' : '')
  const headers = new Headers(response.headers)
  // They are of the answer as it traveled.
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
  return new Response(html, { headers })
}

/** The newest first, each by the title that stands in it, which is escaped there already. */
async function keptLinks() {
  const cache = await caches.open(KEPT)
  const pages = (await cache.keys()).filter(({ url }) => !isFile(new URL(url).pathname)).reverse()
  return Promise.all(
    pages.map(async (page) => {
      const html = await (await cache.match(page)).text()
      const [, title = page.url] = /<title>([^<]*)<\/title>/.exec(html) ?? []
      return `<li><a href="${page.url.replaceAll('&', '&amp;')}">${title}</a></li>`
    }),
  )
}

function isPublic(response) {
  const control = response.headers.get('cache-control') ?? ''
  return response.ok && !response.redirected && control.includes('public')
}

function isFile(path) {
  return path.startsWith('/assets/')
}

/** Lets the oldest go; a cache lists what it holds in the order it came. */
async function trim(cache, counts, atMost) {
  const kept = (await cache.keys()).filter(({ url }) => counts(new URL(url).pathname))
  await Promise.all(kept.slice(0, Math.max(0, kept.length - atMost)).map((old) => cache.delete(old)))
}

/** Names under /assets/ carry a hash of their content, so a kept one is never wrong. */
async function asset(event) {
  const { request } = event
  const kept = await caches.match(request).catch(() => undefined)
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok) inBackground(event, putLoaded(request, response.clone()))
  return response
}

async function putLoaded(request, response) {
  const cache = await caches.open(KEPT)
  await cache.put(request, response)
}
