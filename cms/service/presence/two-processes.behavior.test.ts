import { expect, test } from 'vitest'
import { openDatabase } from '../../../server/database/database.ts'
import { freshDatabase } from '../../../testing/database.ts'
import { until } from '../store/store.fixture.ts'
import { openRooms, type PresenceEvent } from './room.ts'

const at = (i: string, size = 10): PresenceEvent => ({ type: 'state', i, m: { locations: 'x'.repeat(size) } })

test('editors see those on other servers of a PostgreSQL database, in their dataset alone and each event once', async () => {
  await using fresh = await freshDatabase()
  const there = await openDatabase(fresh)
  const [here, elsewhere] = [openRooms(fresh.database), openRooms(there)]
  const seen: Record<string, PresenceEvent[]> = { ada: [], ben: [], cy: [] }
  const member = (name: string) => ({ onEvent: (event: PresenceEvent) => void seen[name]?.push(event) })
  const ada = member('ada')
  here.join('production', ada)
  elsewhere.join('production', member('ben'))
  elsewhere.join('staging', member('cy'))
  here.tell('production', ada, at('ada'))
  // Beyond what a notification takes: it stays here, and the next one is not held up.
  here.tell('production', ada, at('ada', 20_000))
  // Not a message of this kind.
  await fresh.database.broadcast('{"presence":1}')
  here.tell('production', ada, { type: 'rollCall', i: 'ada', session: 's' })
  // With SQLite there is one process.
  const expected =
    fresh.database.dialect === 'postgres' ? [at('ada'), { type: 'rollCall', i: 'ada', session: 's' }] : []
  await until(() => seen.ben?.length === expected.length)
  expect(seen).toEqual({ ada: [], ben: expected, cy: [] })
  here.close()
  elsewhere.close()
  await there.close()
})
