// Keeps the app shell, the site's own files and the last public pages read, so that a moment without
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
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request))
})

self.addEventListener('message', (event) => {
  event.waitUntil(keepRead(event.data).catch(() => {})) // Without network there is nothing to keep.
})

/**
 * The open page says where it stands and which files it has loaded: the first page came before this worker
 * was there, and a page reached by a link inside the site came without a navigation.
 */
async function keepRead({ address, files }) {
  const cache = await caches.open(KEPT)
  const response = await fetch(address)
  if (!isPublic(response)) return
  await keepPage(cache, address, response)
  for (const file of files) if (!(await caches.match(file))) await cache.add(file)
  await trim(cache, isFile, FILES_AT_MOST)
}

async function keepShell() {
  const cache = await caches.open(KEPT_SHELL)
  const response = await fetch(SHELL)
  if (!response.ok) throw new Error('the app shell did not load')
  const html = await response.clone().text()
  const files = [...html.matchAll(/(?:href|src)="(\/(?:assets\/|favicon)[^"]+)"/g)].map(([, path]) => path)
  await cache.put(SHELL, response)
  await Promise.all([...new Set(files)].map((path) => cache.add(path)))
}

async function dropOldCaches() {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name !== KEPT && name !== KEPT_SHELL).map((name) => caches.delete(name)),
  )
}

/** The network first; without it the kept copy of this page, or the app shell, which says so. */
async function page(request) {
  const cache = await caches.open(KEPT)
  try {
    const response = await fetch(request)
    if (isPublic(response)) await keepPage(cache, request, response.clone())
    return response
  } catch {
    const kept = await cache.match(request)
    return kept ?? (await caches.match(SHELL)) ?? Response.error()
  }
}

function isPublic(response) {
  const control = response.headers.get('cache-control') ?? ''
  return response.ok && !response.redirected && control.includes('public')
}

async function keepPage(cache, request, response) {
  await cache.delete(request)
  await cache.put(request, response)
  await trim(cache, (path) => !isFile(path), PAGES_AT_MOST)
}

function isFile(path) {
  return path.startsWith('/assets/') || path.startsWith('/favicon')
}

/** Lets the oldest go; a cache lists what it holds in the order it came. */
async function trim(cache, counts, atMost) {
  const kept = (await cache.keys()).filter(({ url }) => counts(new URL(url).pathname))
  await Promise.all(kept.slice(0, Math.max(0, kept.length - atMost)).map((old) => cache.delete(old)))
}

/** Names under /assets/ carry a hash of their content, so a kept one is never wrong. */
async function asset(request) {
  const kept = await caches.match(request)
  if (kept) return kept
  const cache = await caches.open(KEPT)
  const response = await fetch(request)
  if (response.ok) {
    await cache.put(request, response.clone())
    await trim(cache, isFile, FILES_AT_MOST)
  }
  return response
}
