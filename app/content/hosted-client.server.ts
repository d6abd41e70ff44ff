import { createClient, type SanityClient } from '@sanity/client'
import { API_VERSION } from './content-client.server.ts'

export interface HostedSettings {
  /** Such as https://api.sanity.io */
  apiHost: string
  projectId: string
  dataset: string
  /** Used for previews only. */
  readToken: string | undefined
}

const TIMEOUT_MS = 300_000
const MOST_RETRIES = 5

/**
 * The official client as the site uses it. Requests up to 11,264 characters are GETs and longer ones POSTs, listeners end at
 * 14,800: those are the client's own limits.
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
    // The publisher's own host has one name for each project; any other service is one name for all.
    useProjectHostname: apiHost === 'https://api.sanity.io',
    projectId,
    dataset,
    apiVersion: API_VERSION,
    useCdn: false,
    perspective: token ? 'drafts' : 'published',
    timeout: timeoutMs,
    maxRetries: MOST_RETRIES,
    retryDelay,
    ...(token && { token }),
  })
}

/** @param attempt from 0. 100 ms, doubled each time, and up to 100 ms more so that many clients do not come back at once. */
export function retryDelayMs(attempt: number, random: number = Math.random()): number {
  return 100 * 2 ** attempt + random * 100
}
