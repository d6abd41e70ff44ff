import { contentSecurityPolicy, hashInlineScripts } from './content-security-policy.ts'
import { EncodedBody } from './encoded-body.ts'
import type { Cacheable } from './page-cache.ts'

/** A finished public page: the same bytes for everybody. */
export interface Page extends Cacheable {
  status: number
  headers: Record<string, string>
  cookies: string[]
  body: EncodedBody
}

export interface PolicySettings {
  connectSources: string[]
  isDevelopment: boolean
  upgradeInsecure: boolean
}

/** Takes a rendered answer whole; its policy lists the hashes of the inline scripts in its final bytes. */
export async function toPublicPage(response: Response, policy: PolicySettings): Promise<Page> {
  const bytes = Buffer.from(await response.arrayBuffer())
  const headers = headersOf(response)
  const isHtml = headers['content-type']?.startsWith('text/html')
  if (isHtml) {
    headers['content-security-policy'] = contentSecurityPolicy({
      scriptSources: hashInlineScripts(bytes.toString()),
      ...policy,
    })
  }
  const cookies = response.headers.getSetCookie()
  const storable = response.status === 200 && cookies.length === 0
  // Browsers keep the page and ask each time whether it moved (ETag).
  headers['cache-control'] = storable ? 'public, no-cache' : 'no-store'
  headers.vary = 'Accept-Encoding'
  // Counted: the plain bytes, about a third more for their compressed copies, and the entry itself.
  return {
    status: response.status,
    headers,
    cookies,
    body: new EncodedBody(bytes),
    storable,
    bytes: Math.ceil(bytes.length * 1.4) + 2048,
  }
}

export function headersOf(response: Response): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie' && name !== 'content-length') headers[name] = value
  }
  return headers
}
