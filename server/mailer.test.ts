import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { checkMailServer, createMailer } from './mailer.ts'

const message = {
  messageId: 'abc@bursar.example',
  to: 'desk@bursar.example',
  subject: 'Hello',
  text: 'The figure is old.',
  html: '<p>The figure is old.</p>',
  headers: {},
}

test('a message and the password stay here if the mail server offers no TLS', async () => {
  await using server = await plainMailServer()
  const handoff = await mailerFor({ SMTP_URL: server.url }).send(message)
  expect(handoff).toMatchObject({ end: 'refused', problem: 'ETLS 502' })
  expect(server.received()).toEqual(['EHLO', 'STARTTLS'])
})

test('a setting lets a message travel without TLS', async () => {
  await using server = await plainMailServer()
  await mailerFor({ SMTP_URL: server.url, SMTP_WITHOUT_TLS: 'true' }).send(message)
  expect(server.received()).toEqual(expect.arrayContaining(['AUTH', 'MAIL', 'RCPT', 'DATA']))
})

test('a mail server is asked without an email, and what is wrong with it is a code', async () => {
  await using server = await plainMailServer()
  const check = (env: Record<string, string>) => checkMailServer(configOf({ SMTP_URL: server.url, ...env }))
  expect(await check({ SMTP_WITHOUT_TLS: 'true' })).toBeUndefined()
  expect(server.received()).not.toContain('MAIL')
  expect(await check({})).toBe('ETLS 502')
  expect(await check({ SMTP_URL: 'smtp://127.0.0.1:1' })).toBe('ESOCKET')
  expect(await check({ SMTP_URL: '' })).toBeUndefined()
})

function configOf(env: Record<string, string>) {
  const read = readConfig(env)
  if (!read.ok) throw new Error(read.problems.join('\n'))
  return read.config
}

const mailerFor = (env: Record<string, string>) => createMailer(configOf(env))

/** Answers like a mail server that knows no STARTTLS, and remembers the commands it was given. */
async function plainMailServer() {
  const commands: string[] = []
  const server = createServer((socket) => {
    let isEmail = false
    const say = (line: string) => socket.write(`${line}\r\n`)
    say('220 mail.example')
    socket.on('error', () => undefined)
    createInterface({ input: socket }).on('line', (line) => {
      if (isEmail && line !== '.') return
      const command = isEmail ? '.' : (line.split(' ')[0] ?? '').toUpperCase()
      if (!isEmail) commands.push(command)
      isEmail = command === 'DATA'
      if (command === 'EHLO') say('250-mail.example\r\n250 AUTH PLAIN')
      else if (command === 'STARTTLS') say('502 no TLS here')
      else if (command === 'AUTH') say('235 welcome')
      else if (command === 'DATA') say('354 go on')
      else say('250 ok')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    url: `smtp://user:password@127.0.0.1:${port}`,
    received: () => commands.filter((command) => command !== 'QUIT'),
    async [Symbol.asyncDispose]() {
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
