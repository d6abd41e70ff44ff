/**
 * One event as it stands in the stream.
 * @param data JSON on one line, as `JSON.stringify` makes it
 * @param id what a client that comes back names in `Last-Event-ID`; left out where a line cannot hold it
 */
export function serverSentEvent(event: string, data: string, id?: string): string {
  const idLine = id !== undefined && !/[\r\n\0]/.test(id) ? `id: ${id}\n` : ''
  return `${idLine}event: ${event}\ndata: ${data}\n\n`
}

/** Ignored by clients; keeps the proxies between from ending what is silent. */
export const keepAliveComment = ':\n\n'
