import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify from 'fastify'
import { ContentError } from '#content/errors.ts'
import { type ImagesHttpOptions, imagesHttp } from '#content/images/images-http.ts'
import type { ContentStore } from '#content/store/content-store.ts'
import { assetsHttp, type Identify } from './assets-http.ts'
import { openAssets } from './open-assets.ts'

interface Differences {
  dataDir?: string
  cacheBytes?: number
  limit?: ImagesHttpOptions['limit']
  limits?: { imageBytes?: number; fileBytes?: number }
}

/** Serves a store through both plugins, mounted as in `http/`. The bearer token is the caller's role. */
export async function contentServer(
  store: ContentStore,
  { dataDir, cacheBytes, limits, limit }: Differences = {},
) {
  const folder = dataDir ?? (await mkdtemp(path.join(tmpdir(), 'content-images-')))
  const projectId = 'project1'
  const app = Fastify({ forceCloseConnections: true })
  const warnings: string[] = []
  const log = { warn: (_details: object, message: string) => warnings.push(message) }
  const assets = await openAssets({ store, projectId, baseUrl: 'http://content.test', dataDir: folder, log })
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof ContentError)
      return reply
        .code(error.status)
        .headers(error.retryAfterSeconds === undefined ? {} : { 'retry-after': error.retryAfterSeconds })
        .send(error.body)
    return reply.code(500).send({ statusCode: 500, error: 'bug', message: String(error) })
  })
  await app.register(assetsHttp, { assets, store, identify, limits, prefix: '/v2022-11-15' })
  await app.register(imagesHttp, { store, projectId, dataDir: folder, identify, cacheBytes, limit })
  return {
    app,
    assets,
    dataDir: folder,
    warnings,
    /** Uploads bytes as a writer and returns the raw response. */
    upload: (bytes: Uint8Array, query = '', kind: 'images' | 'files' = 'images') =>
      app.inject({
        method: 'POST',
        url: `/v2022-11-15/assets/${kind}/production${query}`,
        headers: { authorization: 'Bearer writer', 'content-type': 'application/octet-stream' },
        payload: Buffer.from(bytes),
      }),
    /** Requests an asset by its path. */
    ask: (url: string, headers: Record<string, string> = {}) => app.inject({ url: `/${url}`, headers }),
    async [Symbol.asyncDispose]() {
      await app.close()
      await assets.close()
      if (!dataDir) await rm(folder, { recursive: true, force: true })
    },
  }
}

const identify: Identify = ({ headers }) => {
  if (headers.authorization === 'Bearer writer') return { id: 'token-write', role: 'writer' }
  if (headers.authorization === 'Bearer reader') return { id: 'token-read', role: 'reader' }
  return { id: 'anonymous', role: 'anonymous' }
}
