import { servicesContext } from '#app/context.ts'
import { requireRecentAuth } from '#app/features/account/recent-auth.server.ts'
import { todayInNewYork } from '#domain/dates.ts'
import { emailKey } from '#domain/email.ts'
import type { Route } from './+types/export-file-route.ts'
import { exportEmail } from './export-email.server.ts'

/** Everything that is stored of the visitor, as a file. The operator's `export-email` gives the same. */
export async function loader(args: Route.LoaderArgs) {
  const { account } = await requireRecentAuth(args, 'settings-export')
  const { database, visitorRecords, securityLog, config, now } = args.context.get(servicesContext)
  const at = now()
  const stored = await exportEmail(database, visitorRecords, account.email)
  securityLog.note('data_exported', emailKey(account.email), {})
  const body = { site: config.siteName, exportedAt: at.toISOString(), ...stored }
  const name = `${config.siteName.toLowerCase().replace(/[^a-z\d]+/g, '-')}-data-${todayInNewYork(at)}.json`
  return new Response(JSON.stringify(body, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  })
}
