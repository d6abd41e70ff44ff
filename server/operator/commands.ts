import { ticketDays } from '#app/features/preview/ticket-days.ts'
import { ownPath, signTicket } from '#app/features/preview/tickets.ts'
import { toPublicSettings } from '#app/shell/public-settings.server.ts'
import { contentTokens, draftsToken } from '#server/content-tokens.ts'
import { accountCommands } from './account-commands.ts'
import { assetCommands } from './asset-commands.ts'
import { drawingCommands } from './drawing-commands.ts'
import { keyCommands } from './key-commands.ts'
import { mailCommands } from './mail-commands.ts'
import type { OperatorCommand } from './operator-command.ts'
import { recordCommands } from './record-commands.ts'
import { rewardCommands } from './reward-commands.ts'
import { describeStatus } from './status.ts'

/** Every command of `npm run operator` by name. */
export const commands: Readonly<Record<string, OperatorCommand>> = {
  status: {
    does: 'shows what is loaded, which rates will go out of date and when, the status of emails, and which settings are missing',
    run: describeStatus,
  },
  'content-token': {
    does: 'prints the content service’s tokens, creating them if there are none',
    async run({ database, config }) {
      const { read, write } = await contentTokens(database, config.content)
      return [`CONTENT_READ_TOKEN=${read}`, `CONTENT_WRITE_TOKEN=${write}`]
    },
  },
  'preview-link': {
    takes: 'PATH',
    does: `prints a link that lets anyone who has it see drafts of a page for ${ticketDays} days`,
    async run({ database, config, now }, given = '') {
      const path = ownPath.safeParse(given)
      if (!path.success) throw new Error(`"${given}" is not a page on the site: enter a path such as /about.`)
      const secret = await draftsToken(database, config.content)
      if (secret === undefined)
        throw new Error('Set CONTENT_READ_TOKEN: the content service needs it to show drafts.')
      const until = new Date(now().getTime() + ticketDays * 24 * 3600 * 1000)
      const ticket = signTicket({ path: path.data, until }, secret)
      return [`${toPublicSettings(config).siteUrl}/preview?ticket=${ticket}`]
    },
  },
  ...keyCommands,
  ...accountCommands,
  ...recordCommands,
  ...assetCommands,
  ...drawingCommands,
  ...rewardCommands,
  ...mailCommands,
}
