import type { FastifyInstance } from 'fastify'
import { refusal } from '#content/errors.ts'
import type { ContentService } from '#content/open-content.ts'
import { requireToken } from './access.ts'
import { type Identity, reader, writer } from './identity.ts'
import { pathPart } from './request-query.ts'
import { sendJson } from './send-json.ts'

/** Describes the only project and its two users, which correspond to the two tokens. */
export function projectRoutes(app: FastifyInstance, { content }: { content: ContentService }) {
  app.get('/projects', async (request, reply) => {
    requireToken(request.contentIdentity)
    return sendJson(reply, [project(content)])
  })
  app.get('/projects/:projectId', async (request, reply) => {
    requireToken(request.contentIdentity)
    return sendJson(reply, project(content))
  })
  app.get('/projects/:projectId/grants', async (request, reply) => {
    requireToken(request.contentIdentity)
    return sendJson(reply, projectGrants(request.contentIdentity))
  })
  app.get('/users/me', async (request, reply) => {
    requireToken(request.contentIdentity)
    return sendJson(reply, currentUser(request.contentIdentity))
  })
  app.get('/users/:ids', async (request, reply) => {
    requireToken(request.contentIdentity)
    const ids = pathPart(request, 'ids').split(',')
    const users = ids
      .flatMap((id) => [reader, writer].filter((identity) => identity.id === id))
      .map((identity) => user(content, identity))
    if (ids.length > 1) return sendJson(reply, users)
    const [only] = users
    if (!only) throw refusal(404, 'There is no such user.')
    return sendJson(reply, only)
  })
}

function project({ projectId, baseUrl, store }: ContentService) {
  const [first] = store.datasets()
  return {
    id: projectId,
    displayName: projectId,
    // Without an organization, the official editor requests nothing that only the hosted service offers.
    organizationId: null,
    studioHost: null,
    isBlocked: false,
    isDisabled: false,
    isDisabledByUser: false,
    activityFeedEnabled: false,
    createdAt: first?.createdAt ?? null,
    maxRetentionDays: null,
    features: [],
    members: [member(reader), member(writer)],
    metadata: { externalStudioHost: baseUrl, integration: 'embedded' },
  }
}

/**
 * Returns the caller's permissions for the project apart from documents, under the names of the hosted
 * service. Nobody can be invited, because users correspond to tokens.
 */
function projectGrants(identity: Identity) {
  const { name, title, description } = role(identity)
  const granted = (...names: string[]) => [
    {
      id: name,
      name,
      title,
      description,
      isCustom: false,
      config: {},
      grants: names.map((grant) => ({ name: grant, params: {} })),
    },
  ]
  return {
    'sanity.project': granted('read'),
    'sanity.project.members': granted('read'),
    'sanity.project.datasets':
      identity.role === 'writer' ? granted('create', 'read', 'update', 'delete') : granted('read'),
  }
}

const member = (identity: Identity) => ({
  id: identity.id,
  isCurrentUser: false,
  isRobot: true,
  roles: [role(identity)],
})

const role = ({ role: name }: Identity) =>
  name === 'writer'
    ? { name: 'administrator', title: 'Administrator', description: 'Reads and writes everything.' }
    : { name: 'viewer', title: 'Viewer', description: 'Reads everything.' }

const displayName = ({ role: name }: Identity) => (name === 'writer' ? 'Write token' : 'Read token')

function currentUser(identity: Identity) {
  const { name } = role(identity)
  return {
    id: identity.id,
    name: displayName(identity),
    email: '',
    profileImage: null,
    provider: 'token',
    role: name,
    roles: [role(identity)],
  }
}

function user({ projectId }: ContentService, identity: Identity) {
  return {
    id: identity.id,
    sanityUserId: identity.id,
    projectId,
    displayName: displayName(identity),
    familyName: null,
    givenName: null,
    middleName: null,
    imageUrl: null,
    isCurrentUser: false,
  }
}
