import type { Email, EmailPart, EmailSite } from './email.ts'
import { mailText } from './messages.ts'

/** Renders an email as plain text. */
export function renderText({ heading, parts, reason, unsubscribeUrl }: Email, site: EmailSite): string {
  const foot = [
    '--',
    `${site.siteName} · ${site.siteUrl}`,
    ...(site.postalAddress ? [site.postalAddress] : []),
    reason,
    ...(unsubscribeUrl ? [`${mailText.unsubscribe}: ${unsubscribeUrl}`] : []),
  ].join('\n')
  return `${[heading, ...parts.map(renderPart), foot].join('\n\n')}\n`
}

function renderPart(part: EmailPart): string {
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
