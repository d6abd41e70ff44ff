import path from 'node:path'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Asset, findAssetByName } from '#content/assets/asset-document.ts'
import type { Identify } from '#content/assets/assets-http.ts'
import { refusal } from '#content/errors.ts'
import type { Hold } from '#content/http/unsent-responses.ts'
import type { ContentStore } from '#content/store/content-store.ts'
import { openDerivedFiles } from './derived-files.ts'
import { downloadHeader, getFilePolicy, svgPolicy } from './file-policy.ts'
import { type ImageFormat, mimeTypes } from './image-formats.ts'
import { type ImageParameters, parseImageParameters } from './image-parameters.ts'
import { createImageSource, type ImageForm } from './image-source.ts'
import { sendContent } from './send-content.ts'
import { createTransformQueue } from './transform-queue.ts'

export interface ImagesHttpOptions {
  store: ContentStore
  projectId: string
  /** The parent of the folder for rendered images. */
  dataDir: string
  /**
   * Used only for `dlRaw`. Other requests need no identity, because asset URLs are unguessable, even in
   * private datasets.
   */
  identify: Identify
  /** Throws if a caller sends too many requests; called only before rendering. Default: no limit. */
  limit?: (request: FastifyRequest) => Promise<void>
  /** Returns the network whose callers share the places in the queue. Default: each address is its own. */
  toNetwork?: (address: string) => string
  /** Counts an answer until its client has taken it. Default: none is counted. */
  hold?: Hold
  /** The disk space for rendered images, in bytes. */
  cacheBytes?: number
}

const YEAR = 'public, max-age=31536000, immutable'

/**
 * The cache lifetime while a better format is being rendered: long enough for one page view, short enough to
 * get the better one on the next.
 */
const SOON = 'public, max-age=30'

/**
 * Adds `GET` and `HEAD` of `/images/{projectId}/{dataset}/{name}[/{vanity}]` and
 * `/files/{projectId}/{dataset}/{name}[/{vanity}]`. Errors are thrown as `ContentError`; the enclosing
 * Fastify scope responds to them.
 */
export async function imagesHttp(app: FastifyInstance, options: ImagesHttpOptions): Promise<void> {
  const { store, projectId, identify, limit = async () => {}, hold = () => {} } = options
  const { toNetwork = (ip) => ip } = options
  const derived = await openDerivedFiles(path.join(options.dataDir, 'drawn-images'), options.cacheBytes)
  const queue = createTransformQueue()
  const source = createImageSource({ blobs: store.blobs, derived, queue, warn: warnWith(app.log) })
  app.addHook('onClose', () => queue.close())

  const find = (request: FastifyRequest, kind: 'image' | 'file'): Asset => {
    const named = address.safeParse(request.params)
    const documents =
      named.success && named.data.projectId === projectId ? store.documents(named.data.dataset) : undefined
    if (!named.success || !documents) throw refusal(404, 'There is no such project or dataset.')
    return findAssetByName(kind, named.data.name, documents)
  }

  async function image(request: FastifyRequest, reply: FastifyReply) {
    const asset = find(request, 'image')
    const parameters = parseImageParameters(request.query)
    open(reply)
    if (parameters.dlRaw !== undefined) await refuseStrangers(request, identify)
    if (parameters.fm === 'json') return reply.header('cache-control', YEAR).send(toImageInfo(asset))
    const name = parameters.dlRaw ?? parameters.dl
    if (name !== undefined) reply.header('content-disposition', downloadHeader(name, asset))
    if (asset.extension === 'svg') reply.header('content-security-policy', svgPolicy)
    const form = await chooseForm(asset, parameters, request)
    if (parameters.auto) reply.header('vary', 'Accept')
    return send(request, reply, form, hold)
  }

  async function chooseForm(
    asset: Asset,
    parameters: ImageParameters,
    request: FastifyRequest,
  ): Promise<ImageForm> {
    const format = asset.extension
    const network = toNetwork(request.ip)
    const isDrawn = isImageFormat(format) && parameters.dlRaw === undefined && asksForRendering(request.query)
    return isDrawn
      ? source.form({
          asset,
          format,
          parameters,
          accept: request.headers.accept,
          network,
          isAnonymous: (await identify(request)).role === 'anonymous',
          beforeDrawing: () => limit(request),
        })
      : source.original(asset, network)
  }

  async function file(request: FastifyRequest, reply: FastifyReply) {
    const asset = find(request, 'file')
    const { dl } = fileQuery.parse(request.query)
    open(reply)
    const policy = getFilePolicy(asset)
    if (policy.csp) reply.header('content-security-policy', policy.csp)
    if (dl !== undefined || policy.isDownload)
      reply.header('content-disposition', downloadHeader(dl ?? '', asset))
    return send(request, reply, await source.original(asset, toNetwork(request.ip)), hold)
  }

  for (const [prefix, handler] of [
    ['/images', image],
    ['/files', file],
  ] as const) {
    for (const url of [`${prefix}/:projectId/:dataset/:name`, `${prefix}/:projectId/:dataset/:name/:vanity`])
      app.route({ method: ['GET', 'HEAD'], url, handler })
  }
}

const address = z.object({ projectId: z.string(), dataset: z.string(), name: z.string() })

// A repeated name is ignored.
const fileQuery = z.object({ dl: z.string().max(255).optional().catch(undefined) })

/** Allows pages of every origin to show the file and every cache to share it, and forbids type sniffing. */
function open(reply: FastifyReply): void {
  reply.removeHeader('vary')
  reply.removeHeader('access-control-allow-credentials')
  reply.headers({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  })
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { content, etag, type, isFinal }: ImageForm,
  hold: Hold,
) {
  return sendContent(request, reply, content, { etag, type, cacheControl: isFinal ? YEAR : SOON }, hold)
}

const isImageFormat = (extension: string): extension is ImageFormat =>
  Object.hasOwn(mimeTypes, extension) && extension !== 'svg'

/** The original is sent unchanged if the parameters only set a download name, a version, or a tag. */
const drawing =
  'w h min-w min-h max-w max-h fit crop fp-x fp-y rect fm auto q dpr blur sharp sat invert flip or bg pad frame cs'.split(
    ' ',
  )

function asksForRendering(query: unknown): boolean {
  return typeof query === 'object' && query !== null && drawing.some((name) => name in query)
}

async function refuseStrangers(request: FastifyRequest, identify: Identify): Promise<void> {
  const { role } = await identify(request)
  if (role === 'anonymous') throw refusal(401, '"dlRaw" requires a token. Without one, use "dl".')
}

function toImageInfo(asset: Asset) {
  const { extension, mimeType, size, metadata } = asset
  return { format: extension, mimeType, size, ...metadata?.dimensions, hasAlpha: metadata?.hasAlpha }
}

const warnWith = (log: FastifyBaseLogger) => (error: unknown, message: string) =>
  log.warn({ err: error }, message)
