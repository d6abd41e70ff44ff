import type { Config } from '#server/config/config.ts'
import type { PublicSettings } from './public-settings.tsx'

/** Returns the settings that the browser may know: an explicit list, the same for everybody. */
export function toPublicSettings(config: Config): PublicSettings {
  return {
    siteName: config.siteName,
    siteUrl: config.siteUrl ?? `http://localhost:${config.port}`,
    apiUrl: config.apiUrl,
    schoolsApiUrl: config.schoolsApiUrl,
    supportTimeZoneName: config.supportTimeZoneName,
  }
}
