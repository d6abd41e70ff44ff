import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { refusal } from '#content/errors.ts'
import type { Identity } from '#content/http/identity.ts'
import type { ContentStore } from '#content/store/content-store.ts'
import type { Assets } from './open-assets.ts'
import { receiveBody } from './receive-body.ts'
import { parseUploadOptions } from './upload-options.ts'

/** Returns the caller's identity, or throws to refuse the request. */
export type Identify = (request: FastifyRequest) => Identity | Promise<Identity>

export interface AssetsHttpOptions {
  assets: Assets
  store: ContentStore
  identify: Identify
  limits?: { imageBytes?: number; fileBytes?: number }
}

/** Fits the largest JPEG photos of current cameras; a typical photo takes a third of this. */
const MAX_IMAGE_BYTES = 50 * 1024 * 1024

/** Every file is in the database or a bucket, and on the disk of each server that sends it; large videos belong elsewhere. */
const MAX_FILE_BYTES = 50 * 1024 * 1024

/**
 * Adds `POST /assets/images/{dataset}` and `/assets/files/{dataset}` for writers, with the bytes as the
 * request body. Errors are thrown as `ContentError`; the enclosing Fastify scope responds to them.
 */
export async function assetsHttp(app: FastifyInstance, options: AssetsHttpOptions): Promise<void> {
  const { assets, store, identify, limits = {} } = options

  // Leaves the body as a stream, whatever its content type.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _body, done) => done(null))

  const upload =
    (kind: 'image' | 'file', maxBytes: number) => async (request: FastifyRequest, reply: FastifyReply) => {
      // Until the whole body has been read, an error response closes the connection so that the client stops
      // sending.
      reply.header('connection', 'close')
      const { id, role } = await identify(request)
      if (role === 'anonymous') throw refusal(401, 'Uploading requires a token with write access.')
      if (role !== 'writer')
        throw refusal(403, 'This token does not have write access, which uploading requires.')
      const { dataset } = address.parse(request.params)
      if (!store.documents(dataset)) throw refusal(404, `Dataset "${dataset}" not found.`)
      const wishes = parseUploadOptions(request.query)
      await using body = await receiveBody(request.raw, assets.uploadFolder, maxBytes)
      reply.removeHeader('connection')
      return { document: await assets.put({ dataset, kind, author: id, body, options: wishes }) }
    }
  app.post('/assets/images/:dataset', upload('image', limits.imageBytes ?? MAX_IMAGE_BYTES))
  app.post('/assets/files/:dataset', upload('file', limits.fileBytes ?? MAX_FILE_BYTES))
}

const address = z.object({ dataset: z.string() })
