/**
 * Decodes the text of a file. Publishers and spreadsheets use two encodings: a file that is not valid UTF-8
 * is decoded as Windows-1252.
 */
export function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
