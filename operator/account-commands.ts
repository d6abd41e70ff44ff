import { endSessionsOf } from '#app/features/account/sessions.server.ts'
import type { OperatorCommand } from './operator-command.ts'

/** What the operator does about accounts. */
export const accountCommands: Readonly<Record<string, OperatorCommand>> = {
  'sessions-end': {
    takes: 'ADDRESS',
    does: 'signs an account out in every browser',
    async run({ database, now }, email = '') {
      const ended = await endSessionsOf({ database, now }, email)
      if (ended === undefined) throw new Error(`No account has the address "${email}".`)
      return [ended === 1 ? '1 browser is signed out.' : `${ended} browsers are signed out.`]
    },
  },
}
