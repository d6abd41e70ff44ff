import { Readable } from 'node:stream'

/** The parts of a body in order. They are sent as they are, because joining a large body would copy it. */
export type ResponseBody = readonly Uint8Array[]

/** Each is handed over when the client has taken the one before, which shows whether it still reads. */
export const pieceBytes = 16 * 1024

export const getBodyLength = (body: ResponseBody): number => body.reduce((sum, part) => sum + part.length, 0)

export function streamBody(body: ResponseBody): Readable {
  return Readable.from(pieces(body), { highWaterMark: 1 })
}

function* pieces(body: ResponseBody) {
  for (const part of body)
    for (let at = 0; at < part.length; at += pieceBytes) yield part.subarray(at, at + pieceBytes)
}
