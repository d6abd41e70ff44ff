export interface Credentials {
  identifier: string
  password: string
}

/**
 * Reads a Basic authorization header (RFC 7617): base64 of UTF-8 text, cut at the first colon, so that a
 * password may hold colons. @returns undefined when the header is absent or not of that form.
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
