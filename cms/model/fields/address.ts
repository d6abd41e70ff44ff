const schemes = ['http:', 'https:', 'mailto:', 'tel:']

/** Returns whether a link may use this address: a path, a fragment, or a URL whose scheme cannot run code. */
export function isAddress(text: string): boolean {
  // Browsers strip tabs and newlines before they parse the scheme, and treat `\` as `/`.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters meant
  if (/[\u0000-\u0020\u007f\\]/.test(text)) return false
  if (/^(?:\/(?!\/)|[#?])/.test(text)) return true
  const url = URL.parse(text)
  if (!url || !schemes.includes(url.protocol)) return false
  return url.host !== '' || !url.protocol.startsWith('http')
}
