/** Returns the title for the page's tab and for link previews. */
export function toPageTitle(name: string, siteName: string, { hasErrors = false } = {}): string {
  return `${hasErrors ? 'Error: ' : ''}${name} | ${siteName}`
}
