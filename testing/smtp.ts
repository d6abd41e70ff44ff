import type { Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { type ReadMail, readMail } from './mailbox.ts'

/** A real mail server without TLS that keeps what it accepts. */
export async function startSmtp({
  answerAfterMs = 0,
  ...options
}: SMTPServerOptions & { answerAfterMs?: number } = {}) {
  const received: ReadMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData(stream, _session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk))
      stream.on('end', async () => {
        received.push(await readMail(Buffer.concat(chunks)))
        setTimeout(callback, answerAfterMs)
      })
    },
    ...options,
  })
  server.on('error', () => undefined)
  const sockets = new Set<Socket>()
  server.server.on('connection', (socket: Socket) => sockets.add(socket))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    /** Ends all connections at once. */
    hangUp() {
      for (const connection of sockets) connection.destroy()
    },
    settings: { SMTP_URL: `smtp://127.0.0.1:${port}`, SMTP_WITHOUT_TLS: 'true' },
    received,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
