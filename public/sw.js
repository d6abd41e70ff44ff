// Keeps the app shell and the last public pages read, each with the files it needs, so that a moment without
// network does not end in the browser's error page. Pages that are one visitor's own are never kept.
const KEPT = 'kept-1'
// Apart, so that the shell never loses its own files to newer ones.
const KEPT_SHELL = 'shell-1'
const SHELL = '/_app'
const PAGES_AT_MOST = 20
const FILES_AT_MOST = 200

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
  if (request.mode === 'navigate') event.respondWith(page(event))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(event))
})

self.addEventListener('message', (event) => {
  inBackground(event, keepRead(event.data))
})

/** What cannot be kept, for want of network or room, is not kept; the page goes on. */
function inBackground(event, keeping) {
  event.waitUntil(keeping.catch(() => {}))
}

/**
 * The open page says where it stands and which files it has loaded: the first page came before this worker
 * was there, and a page reached by a link inside the site came without a navigation.
 */
async function keepRead({ address, files }) {
  // The copy that was just read, rather than one more over the network.
  const response = await fetch(address, { cache: 'force-cache' })
  if (isPublic(response)) await keepPage(address, response, files.filter(isFile))
}

async function keepPage(address, response, loaded) {
  const cache = await caches.open(KEPT)
  await keepWithFiles(cache, address, response, loaded)
  await trim(cache, (path) => !isFile(path), PAGES_AT_MOST)
  await trim(cache, isFile, FILES_AT_MOST)
}

async function keepShell() {
  const response = await fetch(SHELL)
  if (!response.ok) throw new Error('the app shell did not load')
  await keepWithFiles(await caches.open(KEPT_SHELL), SHELL, response, [])
}

/** The files first, those the page names and those it has loaded: a page that is kept has its look and its script. */
async function keepWithFiles(cache, address, response, loaded) {
  const html = await response.clone().text()
  const named = [...html.matchAll(/"(\/assets\/[^"\\]+)"/g)].map(([, path]) => path)
  await Promise.all([...new Set([...named, ...loaded])].map((file) => keepFile(cache, file)))
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
async function page(event) {
  const { request } = event
  try {
    const response = await fetch(request)
    if (isPublic(response)) inBackground(event, keepPage(request.url, response.clone(), []))
    return response
  } catch {
    return (await caches.match(request)) ?? (await caches.match(SHELL)) ?? Response.error()
  }
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
