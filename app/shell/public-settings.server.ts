import type { Config } from '#server/config.ts'
import type { PublicSettings } from './public-settings.tsx'

/** What the browser may know of the settings: an explicit list, the same for everybody. */
export function publicSettingsOf(config: Config): PublicSettings {
  return {
    siteName: config.siteName,
    siteUrl: config.siteUrl ?? `http://localhost:${config.port}`,
    apiUrl: config.apiUrl,
    schoolsApiUrl: config.schoolsApiUrl,
    supportTimeZoneName: config.supportTimeZoneName,
  }
}
