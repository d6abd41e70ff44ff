import { z } from 'zod'
import type { Json } from '#content/documents.ts'

/** The error codes of JSON-RPC, and the client's own codes for closing a socket. */
export const codes = {
  badRequest: 4000,
  unauthorized: 4001,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  parseError: -32700,
} as const

/** An error that the caller receives; the socket stays open unless the code is `unauthorized`. */
export class RpcError extends Error {
  override name = 'RpcError'
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

const requestId = z.union([z.string().max(200), z.number()])

const request = z.object({
  jsonrpc: z.literal('2.0'),
  id: requestId,
  method: z.string().max(200),
  params: z.record(z.string(), z.json()).default({}),
})

export type RpcRequest = z.output<typeof request>
export type RpcId = z.output<typeof requestId> | null

/** @returns the request, or the error response if the message is not a valid request */
export function readRequest(text: string): { request: RpcRequest } | { answer: string } {
  const message = parsed(text)
  if (message === undefined) return { answer: failure(null, codes.parseError, 'This is not JSON.') }
  const read = request.safeParse(message)
  if (read.success) return { request: read.data }
  const id = z.object({ id: requestId }).safeParse(message)
  const expected = 'A request must have jsonrpc "2.0", an id, a method, and a params object.'
  return { answer: failure(id.success ? id.data.id : null, codes.invalidRequest, expected) }
}

export const success = (id: RpcId, result: Json) => JSON.stringify({ jsonrpc: '2.0', id, result })

export const failure = (id: RpcId, code: number, message: string) =>
  JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } })

/** Formats an event for a subscriber, which is not the answer to a request. */
export const notice = (topic: string, subscription: string, result: Json) =>
  JSON.stringify({ jsonrpc: '2.0', method: `${topic}_subscription`, params: { subscription, result } })

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
