import { createHash } from 'node:crypto'

/**
 * Returns the content security policy of one page. Scripts run only from our own files or if their hash or
 * nonce is listed, styles only from our own stylesheet. Pictures may also come from the image service if it
 * is on another host. Vendors are the origins of scripts that other companies may run on this page, with the visitor's
 * consent.
 */
export function contentSecurityPolicy({
  scriptSources,
  connectSources = [],
  imageSources = [],
  vendorSources = [],
  isDevelopment = false,
  upgradeInsecure = false,
}: {
  scriptSources: string[]
  connectSources?: string[]
  imageSources?: string[]
  vendorSources?: string[]
  isDevelopment?: boolean
  upgradeInsecure?: boolean
}): string {
  const vendors = [...new Set(vendorSources)]
  const connect = [...connectSources, ...vendors, ...(isDevelopment ? ['ws:'] : [])]
  const directives = [
    "default-src 'self'",
    ["script-src 'self'", ...scriptSources, ...vendors].join(' '),
    // Vite's development server injects styles by script.
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    ["img-src 'self' data:", ...imageSources, ...vendors].join(' '),
    ["connect-src 'self'", ...connect].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
  if (upgradeInsecure) directives.push('upgrade-insecure-requests')
  return directives.join('; ')
}

/** Returns the CSP source of every inline script in the final HTML of a page. */
export function hashInlineScripts(html: string): string[] {
  const sources = new Set<string>()
  for (const [, attributes = '', code = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/\bsrc=/.test(attributes) || /application\/(ld\+)?json/.test(attributes)) continue
    sources.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  }
  return [...sources]
}
