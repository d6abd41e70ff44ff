import { LRUCache } from 'lru-cache'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import type { PageHandle } from '#app/context.ts'

export interface RoutePolicy {
  /** The query parameters that a cached page depends on; undefined for per-user pages. */
  cachedParams: readonly string[] | undefined
  takesForms: boolean
}

/** Returns a function that looks up the policy of the page at a path. */
export function routePolicies(build: ServerBuild): (pathname: string) => RoutePolicy {
  const routes = routeTree(build)
  // React Router ranks all routes again on every match, which costs more than sending a cached page.
  const known = new LRUCache<string, RoutePolicy>({ max: 2_000 })
  return (pathname) => {
    if (pathname.length > LONGEST_KNOWN) return getRoutePolicy(pathname)
    return known.get(pathname) ?? remember(pathname, getRoutePolicy(pathname))
  }

  function getRoutePolicy(pathname: string): RoutePolicy {
    const route = matchRoutes(routes, pathname)?.at(-1)?.route
    const handle: PageHandle | undefined = route?.handle
    return { cachedParams: handle?.cache?.params, takesForms: route?.action === true }
  }

  function remember(pathname: string, policy: RoutePolicy): RoutePolicy {
    known.set(pathname, policy)
    return policy
  }
}

/** No page has a longer path; longer ones are not remembered. */
const LONGEST_KNOWN = 200

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
