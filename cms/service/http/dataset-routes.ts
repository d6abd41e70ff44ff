import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { refusal } from '#content/errors.ts'
import type { ContentService } from '#content/open-content.ts'
import type { DatasetInfo } from '#content/store/content-store.ts'
import { getReadableDocuments, noSuchDataset, requireToken, requireWriteToken } from './access.ts'
import { bodyLimits, jsonBody } from './bodies.ts'
import type { Identity } from './identity.ts'
import { pathPart } from './request-query.ts'
import { sendJson } from './send-json.ts'

/** Creates, lists, edits, and deletes datasets at both URLs that clients use. */
export function datasetRoutes(app: FastifyInstance, { content }: { content: ContentService }) {
  const { store } = content
  for (const base of ['/datasets', '/projects/:projectId/datasets']) {
    app.get(base, async (request, reply) => {
      requireToken(request.contentIdentity)
      return sendJson(reply, store.datasets().map(described))
    })
    app.get(`${base}/:dataset`, async (request, reply) => {
      requireToken(request.contentIdentity)
      return sendJson(reply, described(datasetInfo(pathPart(request, 'dataset'))))
    })
    app.put(`${base}/:dataset`, { bodyLimit: bodyLimits.small }, async (request, reply) => {
      requireWriteToken(request.contentIdentity)
      const name = pathPart(request, 'dataset')
      const { aclMode } = readDatasetSettings(request)
      const made = await store.createDataset(name, aclMode ?? 'public')
      return sendJson(reply, { datasetName: made.name, aclMode: made.aclMode })
    })
    app.delete(`${base}/:dataset`, async (request, reply) => {
      requireWriteToken(request.contentIdentity)
      const name = pathPart(request, 'dataset')
      if (!(await store.deleteDataset(name))) throw noSuchDataset(content, name)
      return sendJson(reply, { deleted: true })
    })
    app.patch(`${base}/:dataset`, { bodyLimit: bodyLimits.small }, async (request, reply) => {
      requireWriteToken(request.contentIdentity)
      const { name, aclMode } = datasetInfo(pathPart(request, 'dataset'))
      const wanted = readDatasetSettings(request).aclMode ?? aclMode
      if (wanted !== aclMode) await store.changeDataset(name, wanted)
      return sendJson(reply, { datasetName: name, aclMode: wanted })
    })
    app.get(`${base}/:dataset/settings/embeddings`, async (request, reply) => {
      requireToken(request.contentIdentity)
      datasetInfo(pathPart(request, 'dataset'))
      return sendJson(reply, { enabled: false, status: 'disabled' })
    })
    app.put(`${base}/:dataset/settings/embeddings`, async () => {
      throw refusal(501, 'This service does not support embeddings.')
    })
    app.get(`${base}/:dataset/acl`, async (request, reply) => {
      getReadableDocuments(content, pathPart(request, 'dataset'), request.contentIdentity)
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

/** An empty body means default settings. */
function readDatasetSettings(request: Parameters<typeof jsonBody>[0]) {
  return Buffer.isBuffer(request.body) && request.body.length > 0 ? jsonBody(request, settings) : {}
}

const described = ({ name, aclMode, createdAt }: DatasetInfo) => ({
  name,
  aclMode,
  createdAt,
  createdByUserId: null,
  tags: [],
})

/** Returns the caller's permissions, each with a filter for the documents it applies to. */
function accessRules({ role }: Identity) {
  if (role === 'writer')
    return [{ filter: '_id in path("**")', permissions: ['read', 'create', 'update', 'history', 'manage'] }]
  if (role === 'reader') return [{ filter: '_id in path("**")', permissions: ['read', 'history'] }]
  return [{ filter: '_id in path("*")', permissions: ['read'] }]
}
