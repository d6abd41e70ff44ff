// Keeps the app shell and the last public pages read, each with the files it needs, so that a lost connection
// does not end in the browser's error page. It never keeps pages that are specific to one visitor.
const KEPT = 'kept-1'
// A separate cache, so that newer files never push out the shell's own.
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
  // A prefetched page is not read yet, and the browser would later show whatever this worker returned for it.
  if (request.headers.has('sec-purpose')) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(event))
})

self.addEventListener('message', (event) => {
  inBackground(event, keepRead(event.data))
})

/** A page that cannot be kept, for lack of network or storage, is skipped without disturbing the visitor. */
function inBackground(event, keeping) {
  event.waitUntil(keeping.catch(() => {}))
}

/**
 * Keeps the open page, whether it came before this worker was active, from a prefetch, or through the worker.
 */
async function keepRead(address) {
  // Uses the copy that the browser has just loaded instead of requesting it again.
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

/**
 * Stores the files that the page names before the page itself, so that a kept page always has its styles.
 * Scripts are kept only once they are used.
 */
async function keepWithFiles(cache, address, response) {
  const html = await response.clone().text()
  const named = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path]) => path)
  await Promise.all([...new Set(named)].map((file) => keepFile(cache, file)))
  await cache.put(address, response)
}

/** Stores even a kept file again, which makes it the newest; the oldest files are deleted first. */
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

/**
 * Tries the network, then the kept copy of this page, then the app shell, which reports the lost connection.
 */
async function page(request) {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match(request)) ?? shell()
  }
}

/**
 * Returns the app shell with links to the kept pages; its section for them is empty and hidden until then.
 */
async function shell() {
  const response = await caches.match(SHELL)
  if (!response) return Response.error()
  const links = await keptLinks()
  const html = (await response.text())
    // The shell stands in for another page, so it must not be kept as a page that was read.
    .replace(' data-public=""', '')
    .replace(' hidden="" data-kept-pages=""', '')
    .replace(/<ul data-kept-list[^>]*>/, (list) => list + links.join(''))
    .replace(' data-none-kept=""', links.length > 0 ? ' hidden' : '')
  const headers = new Headers(response.headers)
  // These headers describe the response as it was transferred.
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
  return new Response(html, { headers })
}

/**
 * Returns links to the kept pages, newest first. The titles come from their HTML, so they are already
 * escaped.
 */
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

/** Deletes the oldest entries; a cache lists its entries in the order they were added. */
async function trim(cache, counts, atMost) {
  const kept = (await cache.keys()).filter(({ url }) => counts(new URL(url).pathname))
  await Promise.all(kept.slice(0, Math.max(0, kept.length - atMost)).map((old) => cache.delete(old)))
}

/** File names under /assets/ contain a hash of their content, so a kept file is never outdated. */
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
