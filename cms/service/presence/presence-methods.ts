import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Json } from '#content/documents.ts'
import type { Identity } from '#content/http/identity.ts'
import type { PresenceLimits } from './limits.ts'
import type { Member, PresenceEvent, Rooms } from './room.ts'
import { codes, notice, RpcError, type RpcRequest } from './rpc.ts'

export interface Caller {
  dataset: string
  rooms: Rooms
  limits: PresenceLimits
  identity: Identity
  /** Returns the identity for an `Authorization` header; throws for an invalid token. */
  identify: (authorization: string) => Identity
  send: (message: string) => void
}

/**
 * Creates the methods that one socket can call; it keeps the socket's subscriptions and the sessions it has
 * announced.
 */
export function createPresence({ dataset, rooms, limits, identify, send, ...caller }: Caller) {
  let { identity } = caller
  const subscriptions = new Set<string>()
  /**
   * The user who announced each session; when the socket closes, the others are told that these sessions are
   * gone.
   */
  const sessions = new Map<string, string>()
  const member: Member = {
    onEvent: (event) => {
      for (const subscription of subscriptions) send(notice('presence', subscription, event))
    },
  }
  const leave = rooms.join(dataset, member)
  const tell = (event: PresenceEvent) => rooms.tell(dataset, member, event)

  const methods: Record<string, (params: RpcRequest['params']) => Json> = {
    presence_subscribe() {
      mustHaveRoom(subscriptions)
      const id = randomUUID()
      subscriptions.add(id)
      return id
    },
    presence_unsubscribe(params) {
      const { subscriptionId } = parseParams(params, z.object({ subscriptionId: z.string() }))
      if (subscriptions.delete(subscriptionId)) return true
      throw new RpcError(codes.invalidParams, 'There is no such subscription.')
    },
    presence_rollcall(params) {
      const { session } = parseParams(params, z.object({ session: name }))
      tell({ type: 'rollCall', i: identity.id, session })
      return 'ok'
    },
    presence_announce(params) {
      const { data } = parseParams(params, z.object({ data: announced }))
      if (!sessions.has(data.sessionId)) mustHaveRoom(sessions)
      sessions.set(data.sessionId, identity.id)
      tell({ type: 'state', i: identity.id, m: data })
      return 'ok'
    },
    presence_disconnect(params) {
      const { session } = parseParams(params, z.object({ session: name }))
      sessions.delete(session)
      tell({ type: 'disconnect', i: identity.id, m: { session } })
      return 'ok'
    },
  }

  function mustHaveRoom({ size }: { size: number }) {
    if (size >= limits.perSocket)
      throw new RpcError(codes.badRequest, 'This socket has too many sessions or subscriptions.')
  }

  return {
    isAuthorized: () => identity.role !== 'anonymous',
    /** @throws RpcError */
    answer({ method, params }: RpcRequest): Json {
      if (method === 'authorization') {
        identity = identified(params)
        return true
      }
      if (identity.role === 'anonymous')
        throw new RpcError(codes.unauthorized, 'Unauthorized: this requires a token.')
      const answer = Object.hasOwn(methods, method) ? methods[method] : undefined
      if (!answer) throw new RpcError(codes.methodNotFound, 'There is no such method.')
      return answer(params)
    },
    end() {
      leave()
      for (const [session, user] of sessions) tell({ type: 'disconnect', i: user, m: { session } })
    },
  }

  function identified(params: RpcRequest['params']): Identity {
    const { authorization } = parseParams(params, z.object({ authorization: z.string().max(1_000) }))
    try {
      return identify(authorization)
    } catch {
      throw new RpcError(codes.unauthorized, 'Session not found')
    }
  }
}

const name = z.string().min(1).max(200)

/** All other fields are up to the editors and are passed on unchanged. */
const announced = z.object({ sessionId: name, locations: z.array(z.json()).max(200) }).catchall(z.json())

function parseParams<Schema extends z.ZodType>(
  params: RpcRequest['params'],
  schema: Schema,
): z.output<Schema> {
  const read = schema.safeParse(params)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new RpcError(codes.invalidParams, `Invalid params: ${issue?.path.join('.')}: ${issue?.message}`)
}
