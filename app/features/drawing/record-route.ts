import { type PageHandle, pageContext, servicesContext } from '#app/context.ts'
import type { Route } from './+types/record-route.ts'
import { drawingTopic } from './drawings.server.ts'
import { readPublicRecord } from './public-record.server.ts'

export const handle = { cache: { params: [] } } satisfies PageHandle

/** Answers with the public file of a closed drawing. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  context.get(pageContext).tag(drawingTopic)
  const [, id] = /^([a-z0-9-]+)\.json$/.exec(params.file) ?? []
  const record = id && (await readPublicRecord(context.get(servicesContext).database, id))
  if (!record) return new Response(null, { status: 404 })
  return new Response(`${JSON.stringify(record, null, 2)}\n`, {
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  })
}
