import { getKeys } from '#domain/keys.ts'
import type { Config } from '#server/config/config.ts'
import { rotateSecret } from '#server/rotate-secret.ts'
import type { OperatorCommand } from './operator-command.ts'

interface RotatedKey {
  /** Its name in the table of secrets. */
  secret: string
  /** What ends with the replaced key, as sentences. */
  ends: readonly string[]
  /** The setting that states it instead, if it does. */
  setting?(config: Config): string | undefined
  /** Whether links in emails that were sent go on working with the replaced key. */
  keepsEarlier?: true
}

const keys = {
  'visitor-key': {
    secret: 'visitor_key',
    ends: [
      'Counts of failed sign-ins and other attempts start over from zero.',
      'Browsers that have signed in before will be treated as new once: their owners will get an email about a new device.',
      'Sign-ins in progress with another service will have to be started again.',
      'From now on, the log identifies accounts by different hashes.',
    ],
    keepsEarlier: true,
  },
  'mail-hook-token': {
    secret: 'mail_hook_token',
    ends: [
      'Bounce reports with the old token will be rejected: give your mail service the new one, which `mail-hook-token` prints.',
    ],
  },
  'content-read-token': {
    secret: 'content_read_token',
    ends: [
      'Clients of the content service that read drafts need the new token, which `content-token` prints.',
      'Preview links will stop working: make new ones with `preview-link`.',
    ],
    setting: ({ content }) => content.readToken && 'CONTENT_READ_TOKEN',
  },
  'content-write-token': {
    secret: 'content_write_token',
    ends: ['Clients that write documents need the new token, which `content-token` prints.'],
    setting: ({ content }) => content.writeToken && 'CONTENT_WRITE_TOKEN',
  },
} as const satisfies Record<string, RotatedKey>

/** How the operator replaces keys and tokens of the installation. */
export const keyCommands: Readonly<Record<string, OperatorCommand>> = {
  'rotate-key': {
    takes: 'NAME',
    options: { 'end-links': null },
    does: `replaces one of the site’s keys (${getKeys(keys).join(', ')}) and says what stops working; links in emails already sent keep working, unless --end-links is given`,
    async run({ database, config, now, options }, name = '') {
      const found = getKeys(keys).find((each) => each === name.replaceAll('_', '-'))
      if (!found) throw new Error(`There is no key "${name}": use one of ${getKeys(keys).join(', ')}.`)
      const key: RotatedKey = keys[found]
      const setting = key.setting?.(config)
      if (setting) throw new Error(`${setting} sets this token: change it there, and restart the site.`)
      const endsLinks = options['end-links'] === true
      if (endsLinks && !key.keepsEarlier)
        throw new Error(`--end-links does not apply to ${found}: no link in an email depends on it.`)
      const keepsEarlier = key.keepsEarlier === true && !endsLinks
      await rotateSecret(database, key.secret, { now: now(), keepsEarlier })
      return [
        `${found} was replaced. Restart every site server now: each keeps the old one until then.`,
        ...key.ends,
        ...(keepsEarlier
          ? ['Links in emails already sent will keep working. If the old key leaked, add --end-links.']
          : []),
        ...(endsLinks
          ? [
              'Links in emails already sent will stop working, even unsubscribe links; /unsubscribe sends new ones.',
            ]
          : []),
      ]
    },
  },
}
