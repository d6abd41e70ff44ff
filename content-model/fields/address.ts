const schemes = ['http:', 'https:', 'mailto:', 'tel:']

/** Whether a link may lead there: a path, a place in the page, or an address of a scheme that runs nothing. */
export function isAddress(text: string): boolean {
  // Browsers leave out tabs and line ends before they read the scheme, and take `\` for `/`.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters meant
  if (/[\u0000-\u0020\u007f\\]/.test(text)) return false
  if (/^(?:\/(?!\/)|[#?])/.test(text)) return true
  const url = URL.parse(text)
  if (!url || !schemes.includes(url.protocol)) return false
  return url.host !== '' || !url.protocol.startsWith('http')
}
