import type { Letter, LetterPart, LetterSite } from './letter.ts'
import { messages } from './messages.ts'

/** Prints a letter as plain text. */
export function printText({ heading, parts, reason, unsubscribeUrl }: Letter, site: LetterSite): string {
  const foot = [
    '--',
    `${site.siteName} · ${site.siteUrl}`,
    ...(site.postalAddress ? [site.postalAddress] : []),
    reason,
    ...(unsubscribeUrl ? [`${messages.unsubscribe}: ${unsubscribeUrl}`] : []),
  ].join('\n')
  return `${[heading, ...parts.map(printPart), foot].join('\n\n')}\n`
}

function printPart(part: LetterPart): string {
  switch (part.kind) {
    case 'text':
    case 'note':
      return part.text
    case 'button':
      return `${part.label}:\n${part.url}`
    case 'list':
      return part.items.map(({ text, url }) => `- ${text}${url ? `\n  ${url}` : ''}`).join('\n')
  }
}
