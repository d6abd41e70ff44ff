import { renderToStaticMarkup } from 'react-dom/server'
import type { Email, EmailSite } from './email.ts'
import { darkEmailCss, paint } from './email-colors.ts'
import { EmailPartView } from './email-parts.tsx'
import { mailText } from './messages.ts'

// Mail programs know only attributes and inline styles, and some no pictures, so there are none.
const font = "'Figtree', 'Segoe UI', Helvetica, Arial, sans-serif"
const width = { maxWidth: 560, margin: '0 auto' }
const page = paint({ ground: 'paper', text: 'ink' }, { margin: 0, padding: '24px 12px', fontFamily: font })
const hidden = { display: 'none', maxHeight: 0, overflow: 'hidden' }
const card = paint(
  { ground: 'card', text: 'ink', edge: 'line' },
  {
    ...width,
    boxSizing: 'border-box',
    padding: '32px 24px 16px',
    borderWidth: 1,
    borderStyle: 'solid',
    borderRadius: 20,
    fontSize: 18,
    lineHeight: 1.5,
  },
)
const heading = { margin: '0 0 16px', fontSize: 28, lineHeight: 1.15, letterSpacing: '-0.02em' }
const foot = paint(
  { text: 'soft' },
  { ...width, boxSizing: 'border-box', padding: '16px 24px 0', fontSize: 14, lineHeight: 1.5 },
)
const footText = { margin: '0 0 12px' }

/** Renders an email as a page of HTML in both themes; the mail program chooses. */
export function renderHtml(email: Email, site: EmailSite): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<EmailPage email={email} site={site} />)}`
}

function EmailPage({ email, site }: { email: Email; site: EmailSite }) {
  const { subject, preview, parts, reason, unsubscribeUrl } = email
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{darkEmailCss}</style>
      </head>
      <body {...page}>
        <div style={hidden}>{preview}</div>
        <Brand {...site} />
        <div {...card}>
          <h1 style={heading}>{email.heading}</h1>
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an email is rendered once
            <EmailPartView key={index} part={part} />
          ))}
        </div>
        <div {...foot}>
          <p style={footText}>{reason}</p>
          {site.postalAddress && <p style={footText}>{`${site.siteName}, ${site.postalAddress}`}</p>}
          {unsubscribeUrl && (
            <p style={footText}>
              <a href={unsubscribeUrl} {...paint({ text: 'link' })}>
                {mailText.unsubscribe}
              </a>
            </p>
          )}
        </div>
      </body>
    </html>
  )
}

const tile = paint(
  { ground: 'brand', text: 'on-brand' },
  { width: 36, height: 36, borderRadius: 10, fontSize: 22, fontWeight: 800, lineHeight: '36px' },
)
const name = paint(
  { text: 'ink' },
  { fontSize: 22, fontWeight: 800, letterSpacing: '-0.03em', textDecoration: 'none' },
)

/** The logo as text, because many mail programs show no pictures. */
function Brand({ siteName, siteUrl }: EmailSite) {
  return (
    <div style={width}>
      <table role="presentation" cellPadding={0} cellSpacing={0} style={{ margin: '0 0 16px 24px' }}>
        <tbody>
          <tr>
            <td aria-hidden align="center" {...tile}>
              {siteName.charAt(0).toUpperCase()}
            </td>
            <td style={{ paddingLeft: 10 }}>
              <a href={siteUrl} {...name}>
                {siteName}
              </a>
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  )
}
