import { LRUCache } from 'lru-cache'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import type { PageHandle } from '#app/context.ts'

export interface RoutePolicy {
  /** The one spelling of the path: routes match in any letter case, and with a slash at the end. */
  path: string
  /** The query parameters that a cached page depends on; undefined for per-user pages. */
  cachedParams: readonly string[] | undefined
  takesForms: boolean
  /** The pattern of its route, such as `/schools/:id`. */
  pattern: string
  /** See `PageHandle.cache`. */
  allowsVendors: boolean
}

/** Returns a function that looks up the policy of the page at a path. */
export function routePolicies(build: ServerBuild): (pathname: string) => RoutePolicy {
  const routes = routeTree(build)
  // React Router ranks all routes again on every match, which costs more than sending a cached page.
  const known = new LRUCache<string, RoutePolicy>({ max: 2_000 })
  return (pathname) => {
    if (pathname.length > MAX_KNOWN_LENGTH) return getRoutePolicy(pathname)
    return known.get(pathname) ?? remember(pathname, getRoutePolicy(pathname))
  }

  function getRoutePolicy(pathname: string): RoutePolicy {
    const matches = matchRoutes(routes, pathname) ?? []
    const route = matches.at(-1)?.route
    const handle: PageHandle | undefined = route?.handle
    const pattern = matches.map((match) => match.route.path ?? '').join('/')
    return {
      path: isSpelledFreely(pathname) ? pathname : spellPath(pathname, pattern),
      cachedParams: handle?.cache?.params,
      takesForms: route?.action === true,
      pattern: `/${pattern}`.replace(/\/{2,}/g, '/'),
      allowsVendors: handle?.cache?.allowsVendors ?? false,
    }
  }

  function remember(pathname: string, policy: RoutePolicy): RoutePolicy {
    known.set(pathname, policy)
    return policy
  }
}

/**
 * The owner's list of addresses names the list of offers with and without a slash. What ends in `.data` was given
 * its slash to be an unknown page; see `parseUrl`.
 */
const isSpelledFreely = (pathname: string) =>
  pathname === '/student-loans/offers/' || pathname.endsWith('.data/')

/** Spells a path like its route: what the route names as it does, parameters encoded once, and the rest as it came. */
function spellPath(pathname: string, pattern: string): string {
  const given = pathname.split('/').filter((part) => part !== '')
  const spelled: string[] = []
  for (const [at, part] of pattern
    .split('/')
    .filter((each) => each !== '')
    .entries()) {
    if (part === '*') {
      const rest = pathname.split('/').slice(at + 1)
      return `/${[...spelled, ...rest].join('/')}`
    }
    const own = given[at]
    if (own === undefined) break
    spelled.push(part.startsWith(':') ? encodeURIComponent(decode(own)) : part)
  }
  return `/${spelled.join('/')}`
}

/** Returns the text as it is when it has a broken escape. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** No page has a longer path; longer ones are not remembered. */
const MAX_KNOWN_LENGTH = 200

function routeTree(build: ServerBuild, parentId?: string): RouteObject[] {
  return Object.values(build.routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return []
    const { id, path, module } = route
    const shared = { id, path, handle: module.handle, action: Boolean(module.action) }
    return [route.index ? { ...shared, index: true } : { ...shared, children: routeTree(build, id) }]
  })
}

/**
 * Returns the key under which a page is cached: its path and, sorted, only the parameters it depends on. All
 * others (utm_*, pupid, inoid …) are left out of the key and of the render.
 */
export function pageKey(url: URL, params: readonly string[]): string {
  const kept = new URLSearchParams()
  for (const name of [...params].sort()) {
    for (const value of url.searchParams.getAll(name)) kept.append(name, value)
  }
  const query = kept.toString()
  return query ? `${url.pathname}?${query}` : url.pathname
}
