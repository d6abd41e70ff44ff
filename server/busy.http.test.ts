import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { expect, test } from 'vitest'
import { builtServer, testServer } from '#testing/server.ts'

const AT_ONCE = 8
const MAX_WAITING_PER_NETWORK = 200
const HELD = '/student-loans/offers'

/** The whole site, whose offers pages end only when they are let go, and then lead elsewhere. */
async function heldSite(settings: Record<string, string> = {}) {
  const { buildApp, pageBuild } = await builtServer()
  const build = await pageBuild()
  const route = Object.values(build.routes).find((each) => `/${each?.path}` === HELD)
  if (!route) throw new Error(`No route has the path ${HELD}`)
  const gate = Promise.withResolvers<void>()
  const begun: string[] = []
  let tellBegun = () => {}
  const loader = async ({ request }: LoaderFunctionArgs) => {
    begun.push(new URL(request.url).search)
    tellBegun()
    await gate.promise
    return redirect('/held')
  }
  const routes = { ...build.routes, [route.id]: { ...route, module: { ...route.module, loader } } }
  const site = await testServer({
    settings: { PAGE_TIMEOUT_MS: '60000', REQUESTS_PER_MINUTE: '100000', ...settings },
    buildApp: (options) => buildApp({ ...options, pageBuild: async () => held }),
  })
  const held = { ...build, routes }
  // Async, because inject alone sends nothing before somebody waits for its answer.
  const ask = async (url: string, remoteAddress: string) => site.app.inject({ url, remoteAddress })
  /** Takes every turn there is, from as many networks. */
  const takeAllTurns = async () => {
    const running: ReturnType<typeof ask>[] = []
    while (begun.length < AT_ONCE) {
      const hasBegun = new Promise<void>((resolve) => {
        tellBegun = resolve
      })
      const answer = ask(HELD, `198.51.100.${running.length}`)
      running.push(answer)
      await Promise.race([hasBegun, answer])
    }
    return running
  }
  return { ...site, begun, ask, takeAllTurns, letGo: gate.resolve }
}

test('when a network’s places are taken, its pages and searches get 503, and all that waits for nothing is answered', async () => {
  await using site = await heldSite()
  const { body } = await site.ask('/', '192.0.2.1')
  const stylesheet = /href="(\/assets\/[^"]+\.css)"/.exec(body)?.[1] ?? ''
  const running = await site.takeAllTurns()
  // Each comes from another /64 of one /48.
  const crowd = (number: number) => `2001:db8:1:${number.toString(16)}::1`
  const waiting = Array.from({ length: MAX_WAITING_PER_NETWORK }, (_, number) =>
    site.ask(`${HELD}?number=${number}`, crowd(number)),
  )
  const refused = await site.ask(HELD, crowd(60_000))
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5'])
  expect(refused.headers['content-type']).toBe('text/html; charset=utf-8')
  for (const url of ['/about/contact', '/no-such-page', '/search?q=loan'])
    expect((await site.ask(url, crowd(60_000))).statusCode, url).toBe(503)
  for (const url of ['/api/schools?keywords=ucla', '/api/search/suggestions?q=loan']) {
    const search = await site.ask(url, crowd(60_000))
    expect([search.statusCode, search.json().error], url).toEqual([503, 'TEMPORARILY_UNAVAILABLE'])
  }
  for (const url of ['/', '/healthz', '/readyz', '/favicon.svg', stylesheet])
    expect((await site.ask(url, crowd(60_000))).statusCode, url).toBe(200)
  const elsewhere = site.ask('/api/schools?keywords=ucla', '2001:db8:2::1')
  site.letGo()
  const answers = await Promise.all([...running, ...waiting])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 302))
  expect((await elsewhere).statusCode).toBe(200)
  expect((await site.ask('/api/schools?keywords=ucla', crowd(60_000))).statusCode).toBe(200)
})

test('changes of one network by the API wait in places of their own, and reads are answered meanwhile', async () => {
  await using site = await testServer({
    settings: { REQUESTS_PER_MINUTE: '100000', PAGE_TIMEOUT_MS: '60000' },
  })
  // SQLite lets one connection write at a time, so nothing that is asked now can be written.
  const other = new DatabaseSync(path.join(site.dataDir, 'bursar.sqlite'))
  other.exec('begin immediate')
  const ask = async (method: 'GET' | 'POST', url: string, payload?: object) =>
    site.request({ method, url, remoteAddress: '192.0.2.1', ...(payload && { payload }) })
  const key = site.services.signedLinks.sign('unsubscribe', 'nobody', 1)
  const stop = `/unsubscribe?key=${encodeURIComponent(key)}`
  const take = (count: number) => Array.from({ length: count }, () => ask('POST', stop))
  const waiting = take(AT_ONCE)
  // One begins in a few turns of the event loop.
  for (let turn = 0; turn < 200; turn++) await setImmediate()
  waiting.push(...take(MAX_WAITING_PER_NETWORK))
  const account = { emailAddress: 'ada@example.com', plaintextPassword: 'Correct-Horse-1' }
  const refused = [
    await ask('POST', stop),
    await ask('POST', '/api/account/create', account),
    await ask('GET', '/api/account/login'),
    await ask('GET', '/api/logout'),
  ]
  const reads = [
    await ask('GET', '/api/schools?keywords=ucla'),
    await ask('GET', '/api/account/user'),
    await ask('GET', '/signin'),
    await ask('GET', '/'),
  ]
  other.exec('rollback')
  other.close()
  await Promise.all(waiting)
  expect(refused.map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual(
    refused.map(() => [503, '5']),
  )
  expect(reads.map(({ statusCode }) => statusCode)).toEqual([200, 401, 200, 200])
})

test('visitors who ask for one uncached page together take one place', async () => {
  await using site = await heldSite()
  const running = await site.takeAllTurns()
  const asked = Array.from({ length: MAX_WAITING_PER_NETWORK + 1 }, () =>
    site.ask('/student-loans', '192.0.2.1'),
  )
  const other = site.ask('/api/schools?keywords=ucla', '192.0.2.1')
  site.letGo()
  const answers = await Promise.all([...asked, other])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
  await Promise.all(running)
})

test('a visitor gets an uncached page in a place of their own, though a crowd asked for it first', async () => {
  await using site = await heldSite()
  const running = await site.takeAllTurns()
  const crowd = Array.from({ length: MAX_WAITING_PER_NETWORK }, (_, number) =>
    site.ask(`${HELD}?number=${number}`, '192.0.2.1'),
  )
  await site.ask(HELD, '192.0.2.1')
  const first = await site.ask('/student-loans', '192.0.2.1')
  const visitor = site.ask('/student-loans', '203.0.113.1')
  const order: string[] = []
  void Promise.race(crowd.slice(20)).then(() => order.push('crowd'))
  void visitor.then(() => order.push('visitor'))
  site.letGo()
  expect([first.statusCode, (await visitor).statusCode]).toEqual([503, 200])
  await Promise.all([...running, ...crowd])
  expect(order).toEqual(['visitor', 'crowd'])
})

test('a page that waits too long for its turn gets 503', async () => {
  await using site = await heldSite({ PAGE_TIMEOUT_MS: '100' })
  const running = await site.takeAllTurns()
  const late = await site.ask(`${HELD}?late`, '192.0.2.1')
  expect([late.statusCode, late.headers['retry-after']]).toEqual([503, '5'])
  site.letGo()
  await Promise.all(running)
  expect(site.begun).not.toContain('?late')
})

test('pipelined requests of one connection run one after another', async () => {
  await using site = await heldSite()
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = site.app.server.address() as AddressInfo
  const open = async (paths: string[]) => {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(
      paths
        .map((each, at) => {
          const last = at === paths.length - 1 ? 'Connection: close\r\n' : ''
          return `GET ${each} HTTP/1.1\r\nHost: localhost\r\n${last}\r\n`
        })
        .join(''),
    )
    return text(socket).catch(() => 'cut')
  }
  const pipelined = open([`${HELD}?a`, `${HELD}?b`, `${HELD}?c`, '/healthz'])
  await expect.poll(() => site.begun).toEqual(['?a'])
  const other = open([`${HELD}?other`])
  await expect.poll(() => site.begun).toContain('?other')
  expect(site.begun).toEqual(['?a', '?other'])
  const tooMany = await open(Array.from({ length: 300 }, (_, number) => `${HELD}?many${number}`))
  expect([tooMany, site.begun.filter((search) => search.startsWith('?many')).length]).toEqual([
    expect.stringMatching(/^(cut)?$/),
    expect.toSatisfy((count: number) => count <= 1),
  ])
  site.letGo()
  const statuses = [...(await pipelined).matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)
  expect(statuses).toEqual(['302', '302', '302', '200'])
  expect(await other).toContain('HTTP/1.1 302')
})
