import type { Encoding } from '#cms/service/http/compress.ts'
import { commonHeaders } from '#server/plugins/security.ts'
import { contentSecurityPolicy, hashInlineScripts } from './content-security-policy.ts'
import { EncodedBody } from './encoded-body.ts'
import type { Cacheable } from './page-cache.ts'

/** A rendered public page: the same bytes for every visitor. */
export interface Page extends Cacheable {
  status: number
  cookies: string[]
  body: EncodedBody
  /** Returns all headers except the length; the same object for every response in that encoding. */
  headersIn(encoding: Encoding): Readonly<Record<string, string>>
}

export interface PolicySettings {
  siteUrl: string | undefined
  connectSources: string[]
  imageSources: string[]
  /** The origins of vendors, on pages where their scripts may run. */
  vendorSources?: string[]
  isDevelopment: boolean
  upgradeInsecure: boolean
}

/**
 * Reads a rendered response completely; its policy lists the hashes of the inline scripts in the final HTML.
 */
export async function toPublicPage(
  response: Response,
  policy: PolicySettings,
  { mayBeCached = true } = {},
): Promise<Page> {
  const bytes = Buffer.from(await response.arrayBuffer())
  const headers = toHeaders(response)
  const isHtml = headers['content-type']?.startsWith('text/html')
  if (isHtml) {
    headers['content-security-policy'] = contentSecurityPolicy({
      scriptSources: hashInlineScripts(bytes.toString()),
      ...policy,
    })
  }
  const cookies = response.headers.getSetCookie()
  const storable = mayBeCached && response.status === 200 && cookies.length === 0
  // Browsers store the page and revalidate it every time (ETag).
  headers['cache-control'] = storable ? 'public, no-cache' : 'no-store'
  headers.vary = 'Accept-Encoding'
  // The size counts the plain bytes, about 40% more for the compressed copies, and 2 KB for the entry itself.
  const body = new EncodedBody(bytes)
  return {
    status: response.status,
    cookies,
    body,
    storable,
    bytes: Math.ceil(bytes.length * 1.4) + 2048,
    headersIn: memoize((encoding) => ({
      ...commonHeaders(policy.siteUrl),
      ...headers,
      ...(storable && { etag: body.etag(encoding) }),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    })),
  }
}

function memoize<Value>(make: (encoding: Encoding) => Value): (encoding: Encoding) => Value {
  const made = new Map<Encoding, Value>()
  return (encoding) => {
    const known = made.get(encoding)
    if (known) return known
    const value = make(encoding)
    made.set(encoding, value)
    return value
  }
}

export function toHeaders(response: Response): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie' && name !== 'content-length') headers[name] = value
  }
  return headers
}
