import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import {
  buildSchoolSearchInSlices,
  type SchoolSearch,
  type SearchedSchool,
} from '#app/features/schools/school-search.ts'
import { type Library, readLibrary } from '#cms/library-files/read-library.ts'
import type { Product } from '#products/product.ts'
import { readConfig } from '#server/config/config.ts'
import type { ServerOptions } from '#server/entry.ts'
import { freshPlace } from './database.ts'
import { createVisitor } from './visitor.ts'

/**
 * Builds the whole server as in production, on a fresh database and without listening.
 * @param settings environment variables that differ from the defaults
 */
export async function testServer({
  settings = {},
  now,
  kind,
  products,
  buildApp,
  withLibrary = false,
}: {
  settings?: Record<string, string>
  now?: () => Date
  /** See `freshPlace`. */
  kind?: string
  /** Replaces the site's products. */
  products?: readonly Product[]
  /** Replaces the built server, for a test with pages of its own. */
  buildApp?: (options: ServerOptions) => ReturnType<BuiltServer['buildApp']>
  /** Loads all documents that come with the site, not only the settings; each one slows down the start. */
  withLibrary?: boolean
} = {}) {
  const fresh = await freshPlace(kind)
  const read = readConfig({
    LOG_LEVEL: 'silent',
    SCHOOLS_SOURCE_URL: '',
    CARD_SURVEY_SOURCE_URL: '',
    SAMPLE_DATA: 'true',
    DATA_DIR: fresh.dataDir,
    DATABASE_URL: fresh.databaseUrl,
    ...settings,
  })
  if (!read.ok) throw new Error(read.problems.join('\n'))
  const library = withLibrary ? undefined : await settingsOnly()
  const { app, services } = await (buildApp ?? (await builtServer()).buildApp)({
    config: read.config,
    products,
    now,
    library,
    buildSchoolSearch,
  })
  await app.ready()
  const { host, origin } = new URL(read.config.siteUrl ?? 'http://localhost')
  const request = async (options: InjectOptions) => {
    const headers = { host, origin, ...options.headers }
    const response = await app.inject({ ...options, headers })
    return (await followToReply(app, response, { ...options, headers })) ?? response
  }
  return {
    app,
    services,
    config: read.config,
    dataDir: fresh.dataDir,
    databaseUrl: fresh.databaseUrl,
    /** Sends one request as a browser on the site itself would, which follows it to the reply to a form. */
    request,
    /** Creates a first-time visitor, from another network address if one is given. */
    visitor: (remoteAddress?: string) =>
      createVisitor((options) =>
        request({ ...options, ...(remoteAddress !== undefined && { remoteAddress }) }),
      ),
    async [Symbol.asyncDispose]() {
      await app.close()
      await fresh[Symbol.asyncDispose]()
    },
  }
}

/** Returns the page that a posted form is redirected to, with the cookies of both responses. */
async function followToReply(
  app: FastifyInstance,
  response: LightMyRequestResponse,
  { headers: sent = {}, remoteAddress }: InjectOptions,
): Promise<LightMyRequestResponse | undefined> {
  const { location } = response.headers
  if (!location?.includes('reply=')) return undefined
  const known = [...response.cookies.map(({ name, value }) => `${name}=${value}`), sent.cookie ?? '']
  const headers = { host: sent.host, cookie: known.join('; ') }
  const page = await app.inject({ url: location, headers, remoteAddress })
  const cookies = [response.headers['set-cookie'] ?? [], page.headers['set-cookie'] ?? []].flat()
  if (cookies.length > 0) page.headers['set-cookie'] = cookies
  return page
}

/** Shares one read-only school index among a worker's servers, because building it takes most of a start. */
async function buildSchoolSearch(schools: readonly SearchedSchool[]): Promise<SchoolSearch> {
  const key = JSON.stringify(schools)
  if (lastSearch?.key !== key) lastSearch = { key, built: buildSchoolSearchInSlices(schools) }
  return lastSearch.built
}

/** Returns only the settings and the documents they refer to. */
async function settingsOnly(): Promise<Library> {
  libraryOnce ??= readLibrary('cms/library')
  const library = await libraryOnce
  const entries = library.entries.filter(({ file }) => /^(settings|modal)\//.test(file))
  return { ...library, entries }
}

/**
 * Returns the server that `npm run build` built; the test command builds it first. Imported once, because Vitest
 * takes longer to resolve an import than the server takes to render a page.
 */
export function builtServer(): Promise<BuiltServer> {
  builtOnce ??= import(pathToFileURL(path.resolve('build/server/index.js')).href)
  return builtOnce
}

type BuiltServer = typeof import('#server/entry.ts')

let lastSearch: { key: string; built: Promise<SchoolSearch> } | undefined
let builtOnce: Promise<BuiltServer> | undefined
let libraryOnce: Promise<Library> | undefined
