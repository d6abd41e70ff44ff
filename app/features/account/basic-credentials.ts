export interface Credentials {
  identifier: string
  password: string
}

/**
 * Parses a Basic authorization header (RFC 7617): base64 of UTF-8 text, split at the first colon, because a
 * password may contain colons.
 * @returns undefined if the header is missing or malformed
 */
export function readBasicCredentials(header: string | undefined): Credentials | undefined {
  const encoded = /^basic +([\w+/-]+={0,2})$/i.exec(header?.trim() ?? '')?.[1]
  if (!encoded) return undefined
  const text = decodeUtf8(Buffer.from(encoded, 'base64'))
  const colon = text?.indexOf(':') ?? -1
  if (text === undefined || colon < 0) return undefined
  return { identifier: text.slice(0, colon), password: text.slice(colon + 1) }
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}
