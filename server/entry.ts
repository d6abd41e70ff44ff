import * as builtPages from 'virtual:react-router/server-build'
import { type AppOptions, buildApp as buildAppWith } from './app.ts'
import { listen as listenWith } from './listen.ts'

// `npm run build` bundles the server from here, in one module graph with its pages.

/** By default, the pages are those of the same build. */
export type ServerOptions = Omit<AppOptions, 'pageBuild'> & Partial<AppOptions>

export const pageBuild = async () => builtPages
export const buildApp = (options: ServerOptions) => buildAppWith({ pageBuild, ...options })
export const listen = (options: ServerOptions) => listenWith({ pageBuild, ...options })
