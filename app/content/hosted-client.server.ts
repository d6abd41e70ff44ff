import { createClient, type SanityClient } from '@sanity/client'
import { API_VERSION } from './content-client.server.ts'

export interface HostedSettings {
  /** For example, https://api.sanity.io */
  apiHost: string
  projectId: string
  dataset: string
  /** Used for previews only. */
  readToken: string | undefined
}

const TIMEOUT_MS = 300_000
const MAX_RETRIES = 5

/**
 * Creates the official client as the site uses it. Requests of up to 11,264 characters are GETs and longer
 * ones POSTs, and listeners may have at most 14,800 characters; the client sets these limits.
 */
export function hostedClient(
  { apiHost, projectId, dataset }: HostedSettings,
  {
    token,
    timeoutMs = TIMEOUT_MS,
    retryDelay = retryDelayMs,
  }: { token?: string | undefined; timeoutMs?: number; retryDelay?: (attempt: number) => number } = {},
): SanityClient {
  return createClient({
    apiHost,
    // The publisher's own API has a hostname for each project; any other service has one for all.
    useProjectHostname: apiHost === 'https://api.sanity.io',
    projectId,
    dataset,
    apiVersion: API_VERSION,
    useCdn: false,
    perspective: token ? 'drafts' : 'published',
    timeout: timeoutMs,
    maxRetries: MAX_RETRIES,
    retryDelay,
    ...(token && { token }),
  })
}

/**
 * Returns the wait before the next attempt: 100 ms, doubled each time, plus up to 100 ms at random so that
 * clients do not all retry at once.
 * @param attempt starting at 0
 */
export function retryDelayMs(attempt: number, random: number = Math.random()): number {
  return 100 * 2 ** attempt + random * 100
}
