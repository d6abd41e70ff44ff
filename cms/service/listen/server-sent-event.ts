/**
 * Formats one event as it appears in the stream.
 *
 * @param data JSON on one line, as `JSON.stringify` returns it
 * @param id what a reconnecting client sends in `Last-Event-ID`; omitted if a line cannot contain it
 */
export function serverSentEvent(event: string, data: string, id?: string): string {
  const idLine = id !== undefined && !/[\r\n\0]/.test(id) ? `id: ${id}\n` : ''
  return `${idLine}event: ${event}\ndata: ${data}\n\n`
}

/** Clients ignore this comment; it keeps proxies from closing a silent connection. */
export const keepAliveComment = ':\n\n'
