import { renderToStaticMarkup } from 'react-dom/server'
import type { Email, EmailPart, EmailSite } from './email.ts'
import { mailText } from './messages.ts'

// Mail programs know only attributes and inline styles, and some no pictures, so there are none.
const font = "'Figtree', 'Segoe UI', Helvetica, Arial, sans-serif"
const styles = {
  page: { margin: 0, padding: '24px 12px', backgroundColor: '#f7f3ff', fontFamily: font },
  hidden: { display: 'none', maxHeight: 0, overflow: 'hidden' },
  brand: { maxWidth: 560, margin: '0 auto 16px', color: '#1b1130', fontSize: 20, fontWeight: 700 },
  card: {
    maxWidth: 512,
    margin: '0 auto',
    padding: 24,
    backgroundColor: '#ffffff',
    borderRadius: 16,
    color: '#1b1130',
    fontSize: 17,
    lineHeight: 1.5,
  },
  heading: { margin: '0 0 16px', fontSize: 24, lineHeight: 1.25 },
  text: { margin: '0 0 16px' },
  button: {
    display: 'inline-block',
    margin: '0 0 16px',
    padding: '14px 24px',
    backgroundColor: '#8447eb',
    borderRadius: 8,
    color: '#ffffff',
    fontWeight: 700,
    textDecoration: 'none',
  },
  list: { margin: '0 0 16px', paddingLeft: 20 },
  link: { color: '#6a2bd0' },
  note: { margin: '0 0 12px', color: '#5a4f73', fontSize: 14 },
  foot: { maxWidth: 512, margin: '16px auto 0', color: '#5a4f73', fontSize: 14, lineHeight: 1.5 },
} as const

/** Renders an email as a page of HTML with both color modes left to the mail program. */
export function renderHtml(email: Email, site: EmailSite): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<EmailPage email={email} site={site} />)}`
}

function EmailPage({ email, site }: { email: Email; site: EmailSite }) {
  const { subject, preview, heading, parts, reason, unsubscribeUrl } = email
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{subject}</title>
      </head>
      <body style={styles.page}>
        <div style={styles.hidden}>{preview}</div>
        <p style={styles.brand}>
          <a href={site.siteUrl} style={{ color: 'inherit', textDecoration: 'none' }}>
            {site.siteName}
          </a>
        </p>
        <div style={styles.card}>
          <h1 style={styles.heading}>{heading}</h1>
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an email is rendered once
            <Part key={index} part={part} />
          ))}
        </div>
        <div style={styles.foot}>
          <p style={styles.text}>{reason}</p>
          {site.postalAddress && <p style={styles.text}>{`${site.siteName}, ${site.postalAddress}`}</p>}
          {unsubscribeUrl && (
            <p>
              <a href={unsubscribeUrl} style={styles.link}>
                {mailText.unsubscribe}
              </a>
            </p>
          )}
        </div>
      </body>
    </html>
  )
}

function Part({ part }: { part: EmailPart }) {
  switch (part.kind) {
    case 'text':
    case 'note':
      return <p style={styles[part.kind]}>{part.text}</p>
    case 'button':
      return (
        <div>
          <a href={part.url} style={styles.button}>
            {part.label}
          </a>
          {/* For programs that show no buttons, and readers who check where a link leads. */}
          <p style={styles.note}>
            {mailText.orCopy}{' '}
            <a href={part.url} style={styles.link}>
              {part.url}
            </a>
          </p>
        </div>
      )
    case 'list':
      return (
        <ul style={styles.list}>
          {part.items.map(({ text, url }) => (
            <li key={text}>
              {url ? (
                <a href={url} style={styles.link}>
                  {text}
                </a>
              ) : (
                text
              )}
            </li>
          ))}
        </ul>
      )
  }
}
