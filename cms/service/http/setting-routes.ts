import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { refusal } from '#content/errors.ts'
import type { ContentDatabase } from '#content/store/database.ts'
import { requireToken } from './access.ts'
import { bodyLimits, jsonBody } from './bodies.ts'
import { pathPart } from './request-query.ts'
import { sendJson } from './send-json.ts'

/** The maximum number of settings per user; the official editor uses about ten. */
const MAX_SETTINGS = 200

/**
 * Adds `/users/me/keyvalue`, where the official editor stores preferences such as recent searches and pane
 * widths.
 */
export function settingRoutes(app: FastifyInstance, { database }: { database: ContentDatabase }) {
  app.get('/users/me/keyvalue', async (request, reply) => {
    requireToken(request.contentIdentity)
    return sendJson(reply, await readSettings(request.contentIdentity.id))
  })

  app.get('/users/me/keyvalue/:keys', async (request, reply) => {
    requireToken(request.contentIdentity)
    const keys = pathPart(request, 'keys').split(',')
    const settings = await readSettings(request.contentIdentity.id)
    return sendJson(
      reply,
      settings.filter(({ key }) => keys.includes(key)),
    )
  })

  app.put('/users/me/keyvalue', { bodyLimit: bodyLimits.small }, async (request, reply) => {
    requireToken(request.contentIdentity)
    const owner = request.contentIdentity.id
    const pairs = jsonBody(request, changes)
    await database.write(async (tx) => {
      for (const { key, value } of pairs) {
        const row = { owner, key, value: JSON.stringify(value) }
        await tx
          .insertInto('content_setting')
          .values(row)
          .onConflict((conflict) => conflict.columns(['owner', 'key']).doUpdateSet({ value: row.value }))
          .execute()
      }
      const kept = await tx.selectFrom('content_setting').select('key').where('owner', '=', owner).execute()
      if (kept.length > MAX_SETTINGS)
        throw refusal(409, `At most ${MAX_SETTINGS} settings are stored per user.`)
    })
    return sendJson(reply, pairs)
  })

  app.delete('/users/me/keyvalue/:key', async (request, reply) => {
    requireToken(request.contentIdentity)
    const key = pathPart(request, 'key')
    const owner = request.contentIdentity.id
    await database.write((tx) =>
      tx.deleteFrom('content_setting').where('owner', '=', owner).where('key', '=', key).execute(),
    )
    return sendJson(reply, { deleted: true })
  })

  async function readSettings(owner: string) {
    const rows = await database.read
      .selectFrom('content_setting')
      .select(['key', 'value'])
      .where('owner', '=', owner)
      .orderBy('key')
      .execute()
    return rows.map(({ key, value }) => ({ key, value: z.json().parse(JSON.parse(value)) }))
  }
}

const changes = z
  .array(
    z.object({
      key: z.string().regex(/^[\w.:@/-]{1,200}$/, 'is not the name of a setting'),
      value: z.json(),
    }),
  )
  .min(1)
  .max(MAX_SETTINGS)
