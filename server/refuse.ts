import { DatabaseError } from '#database/errors.ts'
import { type Config, readConfig } from './config.ts'

/** Something about the machine or its settings, not a bug: the message is one plain line. */
export class PlainError extends Error {}

/** The settings of this process; ends it with one line per problem when they are not valid. */
export function settingsOrExit(env: Record<string, string | undefined>): Config {
  const settings = readConfig(env)
  if (settings.ok) return settings.config
  console.error(`Bursar did not start. Please correct these settings:\n  ${settings.problems.join('\n  ')}`)
  return process.exit(1)
}

/** Ends the process with one line that says what to do, or with the whole error when it is a bug. */
export function refuse(what = 'Bursar did not start.') {
  return (error: unknown): never => {
    const plain = plainWords(error)
    if (plain) console.error(`${what} ${plain}`)
    else console.error(what, error)
    return process.exit(1)
  }
}

function plainWords(error: unknown): string | undefined {
  if (error instanceof PlainError || error instanceof DatabaseError) return error.message
  const { code = '', syscall, message, address, port } = error as NodeJS.ErrnoException & Listening
  if (syscall === 'listen' || syscall === 'getaddrinfo')
    return listening[code]?.({ address, port }) ?? message
  return syscall ? message : undefined
}

interface Listening {
  address?: string | undefined
  port?: number | undefined
}

const noSuchAddress = () => 'HOST is not an address of this machine. Leave it out, or set it to 127.0.0.1.'

const listening: Record<string, (at: Listening) => string> = {
  EADDRINUSE: ({ port }) => `Port ${port} is in use. Set PORT to another one.`,
  EACCES: ({ port }) => `Port ${port} needs more rights. Set PORT to one above 1023.`,
  EADDRNOTAVAIL: noSuchAddress,
  EAI_AGAIN: noSuchAddress,
  ENOTFOUND: noSuchAddress,
}
