import { expect, test } from 'vitest'
import { dataset } from '#content/store/store.fixture.ts'
import { freshDatabase } from '../../testing/database.ts'
import { startServer } from '../../testing/server-process.ts'
import { listenPath, rawStream } from './listen.fixture.ts'

test('streams do not hold a server that is to stop', async () => {
  await using fresh = await freshDatabase()
  // So long that a stream which holds the server fails the test by its own time limit.
  await using server = await startServer(fresh, { SHUTDOWN_TIMEOUT_MS: '600000' })
  const listener = await rawStream(server.url + listenPath('*'))
  const live = await rawStream(`${server.url}/vX/data/live/events/${dataset}`)
  await Promise.all([listener.until(1), live.until(1)])
  server.signal('SIGTERM')

  expect(await server.ended).toEqual({ code: 0, stderr: '' })
  await Promise.all([listener.closed, live.closed])
  expect(live.events.map(({ event }) => event)).toStrictEqual(['welcome', 'goaway'])
})
