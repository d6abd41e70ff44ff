import { createHash } from 'node:crypto'

/**
 * The policy of one page. Scripts run only from our own files or when their hash or nonce is listed;
 * styles only from our own stylesheet, pictures also from the image service where that is another host.
 */
export function contentSecurityPolicy({
  scriptSources,
  connectSources = [],
  imageSources = [],
  isDevelopment = false,
  upgradeInsecure = false,
}: {
  scriptSources: string[]
  connectSources?: string[]
  imageSources?: string[]
  isDevelopment?: boolean
  upgradeInsecure?: boolean
}): string {
  const connect = isDevelopment ? [...connectSources, 'ws:'] : connectSources
  const directives = [
    "default-src 'self'",
    ["script-src 'self'", ...scriptSources].join(' '),
    // Vite's development server injects styles with script.
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    ["img-src 'self' data:", ...imageSources].join(' '),
    ["connect-src 'self'", ...connect].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
  if (upgradeInsecure) directives.push('upgrade-insecure-requests')
  return directives.join('; ')
}

/** CSP sources for every inline script in the final bytes of a page that we rendered. */
export function hashInlineScripts(html: string): string[] {
  const sources = new Set<string>()
  for (const [, attributes = '', code = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/\bsrc=/.test(attributes) || /application\/(ld\+)?json/.test(attributes)) continue
    sources.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  }
  return [...sources]
}
