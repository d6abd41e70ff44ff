import { isDraftId, isPublicId, isVersionId } from '#content/documents.ts'
import type { Identity } from '#content/http/identity.ts'
import type { CompiledFilter } from '#content/query/filter.ts'
import type { Audience } from './audience.ts'
import { isSince, type ListenRequest } from './listen-request.ts'
import { getTransition, mutationEvents } from './mutation-events.ts'
import { positionId } from './resume.ts'
import { serverSentEvent } from './server-sent-event.ts'

/** Which documents a listener receives. */
export type Scope = 'public' | 'published' | 'unversioned' | 'all'

/**
 * Chooses public documents without a token, and all documents if all versions are requested. Otherwise, API
 * versions since 2025-02-19 receive published documents; older ones also receive drafts, but no versions of
 * releases, which did not exist then.
 */
export function toScope(identity: Identity, includeAllVersions: boolean, apiVersion: string): Scope {
  if (identity.role === 'anonymous') return 'public'
  if (includeAllVersions) return 'all'
  return isSince(apiVersion, '2025-02-19') ? 'published' : 'unversioned'
}

const isIn: Record<Scope, (id: string) => boolean> = {
  public: isPublicId,
  published: (id) => !isDraftId(id) && !isVersionId(id),
  unversioned: (id) => !isVersionId(id),
  all: () => true,
}

/** Listeners with the same key receive the same events. */
export function listenKey({ query, params, options }: ListenRequest, scope: Scope): string {
  return JSON.stringify(['listen', scope, query, Object.entries(params).sort(), options])
}

export function listenAudience({ options }: ListenRequest, filter: CompiledFilter, scope: Scope): Audience {
  return {
    ids: filter.ids,
    types: filter.types,
    findTransition: (change) => (isIn[scope](change.id) ? getTransition(filter, change) : undefined),
    events: (transaction, notices) => mutationEvents(transaction, notices, options),
    isForEverybody: scope === 'public',
    // The connection ends and the client reconnects by itself.
    goodbye: () => undefined,
    restart: (number) => serverSentEvent('reset', '{}', positionId(number)),
  }
}
