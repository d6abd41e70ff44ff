import { createHmac } from 'node:crypto'

/**
 * Returns a hash that nobody without the installation's key can compute or check.
 * @param purpose keeps the hashes of different uses apart, so that one cannot stand in for another
 */
export function keyedHash(key: string, purpose: string, parts: readonly (string | number)[]): string {
  return createHmac('sha256', key)
    .update(JSON.stringify([purpose, ...parts]))
    .digest('base64url')
}
