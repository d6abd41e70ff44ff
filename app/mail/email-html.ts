import { createElement as h, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Email, EmailPart, EmailSite } from './email.ts'
import { messages } from './messages.ts'

// Node renders emails and cannot read .tsx, so the elements are made by hand. Mail programs know only attributes and
// inline styles, and some no pictures, so there are none.
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
  link: { color: '#6a2fd0' },
  note: { margin: '0 0 12px', color: '#574d6b', fontSize: 14 },
  foot: { maxWidth: 512, margin: '16px auto 0', color: '#574d6b', fontSize: 14, lineHeight: 1.5 },
} as const

/** Renders an email as a page of HTML with both color modes left to the mail program. */
export function renderHtml(email: Email, site: EmailSite): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(h(EmailPage, { email, site }))}`
}

function EmailPage({ email, site }: { email: Email; site: EmailSite }): ReactNode {
  const { subject, preview, heading, parts, reason, unsubscribeUrl } = email
  return h(
    'html',
    { lang: 'en-US' },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('title', null, subject),
    ),
    h(
      'body',
      { style: styles.page },
      h('div', { style: styles.hidden }, preview),
      h(
        'p',
        { style: styles.brand },
        h('a', { href: site.siteUrl, style: { color: 'inherit' } }, site.siteName),
      ),
      h(
        'div',
        { style: styles.card },
        h('h1', { style: styles.heading }, heading),
        ...parts.map((part, key) => h(Part, { key, part })),
      ),
      h(
        'div',
        { style: styles.foot },
        h('p', { style: styles.text }, reason),
        site.postalAddress && h('p', { style: styles.text }, `${site.siteName}, ${site.postalAddress}`),
        unsubscribeUrl &&
          h('p', null, h('a', { href: unsubscribeUrl, style: styles.link }, messages.unsubscribe)),
      ),
    ),
  )
}

function Part({ part }: { part: EmailPart }): ReactNode {
  switch (part.kind) {
    case 'text':
    case 'note':
      return h('p', { style: styles[part.kind] }, part.text)
    case 'button':
      return h(
        'div',
        null,
        h('a', { href: part.url, style: styles.button }, part.label),
        // For programs that show no buttons, and readers who check where a link leads.
        h(
          'p',
          { style: styles.note },
          messages.orCopy,
          ' ',
          h('a', { href: part.url, style: styles.link }, part.url),
        ),
      )
    case 'list':
      return h(
        'ul',
        { style: styles.list },
        ...part.items.map(({ text, url }, key) =>
          h('li', { key }, url ? h('a', { href: url, style: styles.link }, text) : text),
        ),
      )
  }
}
