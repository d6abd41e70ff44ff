import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { refusal } from '#content/errors.ts'
import type { Identity } from '#content/http/identity.ts'
import type { ContentStore } from '#content/store/content-store.ts'
import type { Assets } from './open-assets.ts'
import { receiveBody } from './receive-body.ts'
import { parseUploadOptions } from './upload-options.ts'

/** Who asks; what it throws refuses the request. */
export type Identify = (request: FastifyRequest) => Identity | Promise<Identity>

export interface AssetsHttpOptions {
  assets: Assets
  store: ContentStore
  identify: Identify
  limits?: { imageBytes?: number; fileBytes?: number }
}

/** A photo of the largest cameras as JPEG; a third of it is usual. */
const MAX_IMAGE_BYTES = 50 * 1024 * 1024

/** Kept whole in memory while it is stored, and in one row of a database: films belong elsewhere. */
const MAX_FILE_BYTES = 50 * 1024 * 1024

/**
 * `POST /assets/images/{dataset}` and `/assets/files/{dataset}` with the bytes as the body, for writers. Errors are thrown as
 * `ContentError`, for the scope it is registered in to answer.
 */
export async function assetsHttp(app: FastifyInstance, options: AssetsHttpOptions): Promise<void> {
  const { assets, store, identify, limits = {} } = options

  // The body stays a stream, whatever the header calls it.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _body, done) => done(null))

  const upload =
    (kind: 'image' | 'file', maxBytes: number) => async (request: FastifyRequest, reply: FastifyReply) => {
      // Until its body is read whole, a refusal ends the connection, or it would go on being sent.
      reply.header('connection', 'close')
      const { id, role } = await identify(request)
      if (role === 'anonymous') throw refusal(401, 'Uploading needs a token that may write.')
      if (role !== 'writer') throw refusal(403, 'This token may not write; uploading needs one that may.')
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
