import { resolve } from 'node:path'

interface Place {
  databaseUrl?: string | undefined
  dataDir: string
}

/** Returns where a database is, as its settings say it: without user and password. */
export function describePlace({ databaseUrl, dataDir }: Place): string {
  return databaseUrl ? describeUrl(databaseUrl) : resolve(dataDir, 'bursar.sqlite')
}

export function describeUrl(databaseUrl: string): string {
  const url = URL.parse(databaseUrl)
  return url ? `${url.host}${url.pathname}` : 'DATABASE_URL'
}

/**
 * Returns the line with which a command says what it works on: in a shell without the settings of the site, that is
 * another database.
 */
export function describeWork(config: Place & { siteUrl: string | undefined; port: number }): string {
  return `Database: ${describePlace(config)}. Site: ${config.siteUrl ?? `http://localhost:${config.port}`}`
}
