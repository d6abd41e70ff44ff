import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import type { PageHandle } from '#app/context.ts'

/** Answers, for a path, which query parameters a cached page depends on; undefined for per-user pages. */
export function routePolicies(build: ServerBuild): (pathname: string) => readonly string[] | undefined {
  const routes = routeTree(build)
  return (pathname) => {
    const matches = matchRoutes(routes, pathname.replace(/\.data$/, ''))
    const handle: PageHandle | undefined = matches?.at(-1)?.route.handle
    return handle?.cache?.params
  }
}

function routeTree(build: ServerBuild, parentId?: string): RouteObject[] {
  return Object.values(build.routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return []
    const { id, path, module } = route
    const shared = { id, path, handle: module.handle }
    return [route.index ? { ...shared, index: true } : { ...shared, children: routeTree(build, id) }]
  })
}

/**
 * The key under which a page is cached: its path and, sorted, only the parameters it depends on.
 * Anything else (utm_*, pupid, inoid …) neither reaches the key nor the render.
 */
export function pageKey(url: URL, params: readonly string[]): string {
  const kept = new URLSearchParams()
  // React Router asks for the data of some routes only with `_routes`.
  const names = url.pathname.endsWith('.data') ? [...params, '_routes'] : [...params]
  for (const name of names.sort()) {
    for (const value of url.searchParams.getAll(name)) kept.append(name, value)
  }
  const query = kept.toString()
  return query ? `${url.pathname}?${query}` : url.pathname
}
