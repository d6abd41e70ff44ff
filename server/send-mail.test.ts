import { expect, test } from 'vitest'
import type { RenderedEmail } from '#app/mail.ts'
import { readConfig } from '#server/config/config.ts'
import { startSmtp } from '#testing/smtp.ts'
import { createMailer } from './mailer.ts'

// cspell:ignore exmple

const mail: RenderedEmail = {
  messageId: 'abc@bursar.example',
  to: 'ada@example.com',
  subject: 'Hello',
  text: 'Hello.\n',
  html: '<p>Hello.</p>',
  headers: { 'List-Unsubscribe': '<https://bursar.example/u>' },
}

test('an email arrives with its id, its headers and both of its forms', async () => {
  await using server = await startSmtp()
  expect(await send(server.settings)).toEqual({ end: 'accepted' })
  expect(server.received).toMatchObject([
    {
      to: 'ada@example.com',
      subject: 'Hello',
      text: expect.stringContaining('Hello.'),
      html: expect.stringContaining('<p>Hello.</p>'),
      headers: { 'message-id': '<abc@bursar.example>', 'list-unsubscribe': '<https://bursar.example/u>' },
    },
  ])
})

test('line breaks in a subject or an address add no header and no recipient', async () => {
  await using server = await startSmtp()
  await send(server.settings, { subject: 'Hello\r\nBcc: eve@example.com\r\n\r\nBody' })
  await send(server.settings, { to: 'ada@example.com\r\nBcc: eve@example.com' })
  await send(server.settings, { to: '"eve@example.com" <ada@example.com>' })
  for (const { headers, to, text } of server.received) {
    expect(headers.bcc).toBeUndefined()
    expect(to).not.toContain('eve')
    expect(text.trim()).toBe('Hello.')
  }
  expect(server.received[0]?.subject).toContain('Bcc: eve@example.com')
})

test.each(['a1,ada@example.com', 'CALL-1-800<ada@example.com>', ';ada@example.com'])(
  'the address %s of a stored email is one address, and reaches nobody else',
  async (to) => {
    const recipients: string[] = []
    await using server = await startSmtp({
      onRcptTo: ({ address }, _session, callback) => {
        recipients.push(address)
        callback()
      },
    })
    await send(server.settings, { to })
    expect(recipients).not.toContain('ada@example.com')
    for (const email of server.received) expect(email.headers.to).not.toMatch(/CALL.*<ada@example\.com>/)
  },
)

test('an email to a domain outside ASCII goes to its form in ASCII', async () => {
  await using server = await startSmtp()
  await send(server.settings, { to: 'ada@exämple.de' })
  expect(server.received.map(({ to }) => to)).toEqual(['ada@xn--exmple-cua.de'])
})

test.each([
  [451, { end: 'refused', isFinal: false, problem: 'EENVELOPE 451' }],
  [550, { end: 'refused', isFinal: true, problem: 'EENVELOPE 550' }],
])('a recipient refused with %i', async (responseCode, handoff) => {
  await using server = await startSmtp({
    onRcptTo: (_address, _session, callback) => callback(Object.assign(new Error('no'), { responseCode })),
  })
  expect(await send(server.settings)).toEqual(handoff)
})

test('a password that the server refuses can be mended, so the email is not lost', async () => {
  await using server = await startSmtp({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, callback) => callback(Object.assign(new Error('no'), { responseCode: 535 })),
  })
  const url = server.settings.SMTP_URL.replace('smtp://', 'smtp://user:wrong@')
  expect(await send({ ...server.settings, SMTP_URL: url })).toMatchObject({ end: 'refused', isFinal: false })
})

test('a server that is not there has certainly not got the email', async () => {
  const gone = await startSmtp()
  await gone[Symbol.asyncDispose]()
  expect(await send(gone.settings)).toMatchObject({ end: 'refused', isFinal: false })
})

test('a server that hangs up before it answers the email may have it', async () => {
  await using server = await startSmtp({
    onData(stream) {
      stream.resume()
      stream.on('end', () => server.hangUp())
    },
  })
  expect(await send(server.settings)).toMatchObject({ end: 'unanswered' })
})

function send(settings: Record<string, string>, differences: Partial<RenderedEmail> = {}) {
  const read = readConfig(settings)
  if (!read.ok) throw new Error(read.problems.join('\n'))
  return createMailer(read.config).send({ ...mail, ...differences })
}
