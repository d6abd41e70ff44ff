import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { InjectOptions } from 'fastify'
import type { ServerBuild } from 'react-router'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { type Library, readLibrary } from '#sources/library/read-library.ts'
import { freshPlace } from './database.ts'

/**
 * The whole server, as it is in production, over a fresh database; nothing listens.
 * @param settings environment variables that differ from the defaults
 */
export async function testServer({
  settings = {},
  now,
  kind,
  pageBuild = builtPages,
  withLibrary = false,
}: {
  settings?: Record<string, string>
  now?: () => Date
  /** See `freshPlace`. */
  kind?: string
  /** Pages of the test's own instead of the site's. */
  pageBuild?: () => Promise<ServerBuild>
  /** All documents that come with the site. Without them there are only the settings: each takes time at every start. */
  withLibrary?: boolean
} = {}) {
  const fresh = await freshPlace(kind)
  const read = readConfig({
    LOG_LEVEL: 'silent',
    SCHOOLS_SOURCE_URL: '',
    DATA_DIR: fresh.dataDir,
    DATABASE_URL: fresh.databaseUrl,
    ...settings,
  })
  if (!read.ok) throw new Error(read.problems.join('\n'))
  const library = withLibrary ? undefined : await settingsOnly()
  const { app, services } = await buildApp({ config: read.config, pageBuild, now, library })
  await app.ready()
  return {
    app,
    services,
    config: read.config,
    dataDir: fresh.dataDir,
    databaseUrl: fresh.databaseUrl,
    /** One request, as a browser on the site itself would send it. */
    request: (options: InjectOptions) =>
      app.inject({
        ...options,
        headers: { host: 'localhost', origin: 'http://localhost', ...options.headers },
      }),
    async [Symbol.asyncDispose]() {
      await app.close()
      await fresh[Symbol.asyncDispose]()
    },
  }
}

/** The settings and what they refer to. */
async function settingsOnly(): Promise<Library> {
  libraryOnce ??= readLibrary('library')
  const library = await libraryOnce
  const entries = library.entries.filter(({ file }) => /^(settings|modal)\//.test(file))
  return { ...library, entries }
}

/**
 * The pages that `npm run build` made; the test command builds them first. Imported once: servers ask at each request, and to Vitest
 * each import is a module to look for, which takes longer than the page.
 */
function builtPages(): Promise<ServerBuild> {
  pagesOnce ??= import(pathToFileURL(path.resolve('build/server/index.js')).href)
  return pagesOnce
}

let pagesOnce: Promise<ServerBuild> | undefined
let libraryOnce: Promise<Library> | undefined
