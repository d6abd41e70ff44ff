/**
 * Returns the `mailto:` or `tel:` link for an email address or a phone number, or undefined for any other
 * text.
 */
export function contactAddress(detail: string): string | undefined {
  const text = detail.trim()
  if (/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(text)) return `mailto:${text}`
  const digits = text.replaceAll(/[\s().-]/g, '')
  return /^\+?\d{7,15}$/.test(digits) ? `tel:${digits}` : undefined
}
