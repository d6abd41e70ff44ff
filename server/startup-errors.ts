import { type Config, readConfig } from '#server/config/config.ts'
import { DatabaseError } from '#server/database/errors.ts'

/** A problem with the machine or its settings rather than a bug; its message is printed as one plain line. */
export class PlainError extends Error {}

/** Returns the settings of this process; if they are invalid, prints one line per problem and exits. */
export function readConfigOrExit(env: Record<string, string | undefined>): Config {
  const settings = readConfig(env)
  if (settings.ok) return settings.config
  console.error(`Bursar did not start. Please correct these settings:\n  ${settings.problems.join('\n  ')}`)
  return process.exit(1)
}

/**
 * Returns a handler that exits with one line that says what to do, or with the whole error if it is a bug.
 */
export function exitWithMessage(what = 'Bursar did not start.') {
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

const noSuchAddress = () => 'HOST is not an address on this machine. Leave it out, or set it to 127.0.0.1.'

const listening: Record<string, (at: Listening) => string> = {
  EADDRINUSE: ({ port }) => `Port ${port} is in use. Set PORT to another number.`,
  EACCES: ({ port }) => `Port ${port} requires elevated privileges. Set PORT to a number above 1023.`,
  EADDRNOTAVAIL: noSuchAddress,
  EAI_AGAIN: noSuchAddress,
  ENOTFOUND: noSuchAddress,
}
