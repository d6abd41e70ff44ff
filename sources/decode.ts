/** The text of a file. Publishers and spreadsheets use both encodings: what is not UTF-8 is read as Windows Latin. */
export function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
