import type { Database } from '#database/database.ts'
import type { Config } from '#server/config.ts'
import { contentTokens } from '#server/content-tokens.ts'

interface OperatorCommand {
  /** One line for the list of commands. */
  does: string
  /** Returns the lines to print. Throws an error whose message says what to do. */
  run(site: { database: Database; config: Config }): Promise<string[]>
}

/** Every command of `npm run operator`, by its name. */
export const commands: Readonly<Record<string, OperatorCommand>> = {
  'content-token': {
    does: 'prints the tokens of the content service; made when there are none',
    async run({ database, config }) {
      const { read, write } = await contentTokens(database, config.content)
      return [`CONTENT_READ_TOKEN=${read}`, `CONTENT_WRITE_TOKEN=${write}`]
    },
  },
}
