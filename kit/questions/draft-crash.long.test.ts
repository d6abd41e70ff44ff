import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { sampleAccount } from '#server/database/seed/sample-account.ts'
import { freshDatabase } from '#testing/database.ts'
import { parsePage } from '#testing/page-document.ts'
import { startServer } from '#testing/server-process.ts'
import { everyProductLine, type TestedProductLine } from './every-product-line.fixture.ts'

const kinds = process.env.TEST_WITHOUT_POSTGRES ? ['sqlite'] : ['sqlite', 'postgres']

/** A browser that outlives the servers it talks to. */
function openBrowser() {
  const cookies = new Map<string, string>()
  const send = async (address: string, init: RequestInit = {}) => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const headers = { origin: new URL(address).origin, cookie }
    const answer = await fetch(address, { ...init, headers, redirect: 'manual' })
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }
  return {
    post: (address: string, form: string | Record<string, string>) =>
      send(address, { method: 'POST', body: new URLSearchParams(form) }),
    read: async (address: string) => parsePage(await (await send(address)).text()).text('main'),
  }
}

const cases = kinds.flatMap((kind) => everyProductLine.map((line) => [line.line, kind, line] as const))

test.each(cases)(
  'kill -9 loses no confirmed answer about %s on %s, in this browser and on another device',
  async (_name, kind, line) => {
    await using fresh = await freshDatabase(kind, { isDurable: true })
    await fresh.database.close()
    const browser = openBrowser()
    let answered = 0
    // Each server is killed right after it confirmed some answers; the next one goes on with the rest.
    while (answered < line.forms.length) {
      await using server = await startServer(fresh)
      answered += await answerSome(browser, server.url, { line, from: answered, count: randomInt(4, 8) })
      server.signal('SIGKILL')
      await server.ended
    }
    await using server = await startServer(fresh)
    const check = `${server.url}${line.path}?question=check`
    expect(await browser.read(check)).toContain(line.kept)

    const credentials = { email: sampleAccount.emailAddress, password: sampleAccount.password }
    expect((await browser.post(`${server.url}/signin`, credentials)).status).toBe(303)
    server.signal('SIGKILL')
    await server.ended
    await using last = await startServer(fresh)
    const phone = openBrowser()
    expect((await phone.post(`${last.url}/signin`, credentials)).status).toBe(303)
    expect(await phone.read(`${last.url}${line.path}?question=check`)).toContain(line.kept)
  },
)

/** Answers some questions; returns how many the server confirmed. */
async function answerSome(
  browser: ReturnType<typeof openBrowser>,
  url: string,
  { line, from, count }: { line: TestedProductLine; from: number; count: number },
): Promise<number> {
  const forms = line.forms.slice(from, from + count)
  for (const [slug, form] of forms)
    expect((await browser.post(`${url}${line.path}?question=${slug}`, form)).status, slug).toBe(303)
  return forms.length
}
