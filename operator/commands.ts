import { ownPath, signTicket } from '#app/features/preview/tickets.ts'
import { publicSettingsOf } from '#app/shell/public-settings.server.ts'
import type { Database } from '#database/database.ts'
import type { Config } from '#server/config.ts'
import { contentTokens, draftsToken } from '#server/content-tokens.ts'

interface OperatorCommand {
  /** What it takes after its name, as the list of commands says it. Absent: nothing. */
  takes?: string
  /** One line for the list of commands. */
  does: string
  /**
   * @param given what stands after its name, where it takes something
   * @returns the lines to print. Throws an error whose message says what to do.
   */
  run(site: { database: Database; config: Config }, given: string): Promise<string[]>
}

const LINK_DAYS = 7

/** Every command of `npm run operator`, by its name. */
export const commands: Readonly<Record<string, OperatorCommand>> = {
  'content-token': {
    does: 'prints the tokens of the content service; made when there are none',
    async run({ database, config }) {
      const { read, write } = await contentTokens(database, config.content)
      return [`CONTENT_READ_TOKEN=${read}`, `CONTENT_WRITE_TOKEN=${write}`]
    },
  },
  'preview-link': {
    takes: 'PATH',
    does: `prints a link to a page that shows drafts to whoever has it, for ${LINK_DAYS} days`,
    async run({ database, config }, given) {
      const path = ownPath.safeParse(given)
      if (!path.success) throw new Error(`"${given}" is no page of the site: give a path such as /about.`)
      const secret = await draftsToken(database, config.content)
      if (secret === undefined)
        throw new Error('Set CONTENT_READ_TOKEN: the content service needs it to show drafts.')
      const until = new Date(Date.now() + LINK_DAYS * 24 * 3600 * 1000)
      const ticket = signTicket({ path: path.data, until }, secret)
      return [`${publicSettingsOf(config).siteUrl}/preview?ticket=${ticket}`]
    },
  },
}
