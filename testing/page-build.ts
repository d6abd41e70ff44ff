import type { ServerBuild } from 'react-router'
import { type AppOptions, buildApp } from '#server/app.ts'

type Route = NonNullable<ServerBuild['routes'][string]>

/** Returns the `buildApp` of a site that serves only these pages: their loaders, which answer by themselves. */
export function serverWithPages(pages: Record<string, Pick<Route['module'], 'handle' | 'loader'>>) {
  const routes = Object.entries(pages).map(([path, module]) => [
    path,
    { id: path, path, module: { ...module, default: undefined } },
  ])
  const build = {
    entry: { module: { default: () => new Response() } },
    routes: Object.fromEntries(routes),
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '' },
  } as unknown as ServerBuild
  return (options: Omit<AppOptions, 'pageBuild'>) => buildApp({ ...options, pageBuild: async () => build })
}
