import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { refusal } from '#content/errors.ts'
import type { ContentService } from '#content/open-content.ts'
import type { DatasetInfo } from '#content/store/content-store.ts'
import { mustHaveToken, mustWrite, noSuchDataset, readableDocuments } from './access.ts'
import { bodyLimits, jsonBody } from './bodies.ts'
import { sendJson } from './doc-routes.ts'
import type { Identity } from './identity.ts'
import { pathPart } from './request-query.ts'

/** Making and listing datasets, at both addresses clients use. */
export function datasetRoutes(app: FastifyInstance, { content }: { content: ContentService }) {
  const { store } = content
  for (const base of ['/datasets', '/projects/:projectId/datasets']) {
    app.get(base, async (request, reply) => {
      mustHaveToken(request.contentIdentity)
      return sendJson(reply, store.datasets().map(described))
    })
    app.get(`${base}/:dataset`, async (request, reply) => {
      mustHaveToken(request.contentIdentity)
      return sendJson(reply, described(datasetInfo(pathPart(request, 'dataset'))))
    })
    app.put(`${base}/:dataset`, { bodyLimit: bodyLimits.small }, async (request, reply) => {
      mustWrite(request.contentIdentity)
      const name = pathPart(request, 'dataset')
      const { aclMode } = settingsOf(request)
      const made = await store.createDataset(name, aclMode ?? 'public')
      return sendJson(reply, { datasetName: made.name, aclMode: made.aclMode })
    })
    app.delete(`${base}/:dataset`, async (request, reply) => {
      mustWrite(request.contentIdentity)
      const name = pathPart(request, 'dataset')
      if (!(await store.deleteDataset(name))) throw noSuchDataset(content, name)
      return sendJson(reply, { deleted: true })
    })
    app.patch(`${base}/:dataset`, { bodyLimit: bodyLimits.small }, async (request, reply) => {
      mustWrite(request.contentIdentity)
      const { name, aclMode } = datasetInfo(pathPart(request, 'dataset'))
      const wanted = settingsOf(request).aclMode ?? aclMode
      if (wanted !== aclMode) await store.changeDataset(name, wanted)
      return sendJson(reply, { datasetName: name, aclMode: wanted })
    })
    app.get(`${base}/:dataset/settings/embeddings`, async (request, reply) => {
      mustHaveToken(request.contentIdentity)
      datasetInfo(pathPart(request, 'dataset'))
      return sendJson(reply, { enabled: false, status: 'disabled' })
    })
    app.put(`${base}/:dataset/settings/embeddings`, async () => {
      throw refusal(501, 'This service has no embeddings.')
    })
    app.get(`${base}/:dataset/acl`, async (request, reply) => {
      readableDocuments(content, pathPart(request, 'dataset'), request.contentIdentity)
      return sendJson(reply, accessRules(request.contentIdentity))
    })
  }

  function datasetInfo(name: string): DatasetInfo {
    const info = store.datasets().find((dataset) => dataset.name === name)
    if (!info) throw noSuchDataset(content, name)
    return info
  }
}

const settings = z.object({ aclMode: z.enum(['public', 'private']).optional() })

/** An empty body is no settings. */
function settingsOf(request: Parameters<typeof jsonBody>[0]) {
  return Buffer.isBuffer(request.body) && request.body.length > 0 ? jsonBody(request, settings) : {}
}

const described = ({ name, aclMode, createdAt }: DatasetInfo) => ({
  name,
  aclMode,
  createdAt,
  createdByUserId: null,
  tags: [],
})

/** What the caller may do, as filters of documents with permissions. */
function accessRules({ role }: Identity) {
  if (role === 'writer')
    return [{ filter: '_id in path("**")', permissions: ['read', 'create', 'update', 'history', 'manage'] }]
  if (role === 'reader') return [{ filter: '_id in path("**")', permissions: ['read', 'history'] }]
  return [{ filter: '_id in path("*")', permissions: ['read'] }]
}
