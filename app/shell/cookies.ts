/**
 * The site's own address decides, not the request: pages and API must agree on a cookie's name, and behind
 * a proxy the request does not know how the visitor came.
 */
export function isOverHttps(siteUrl: string | undefined): boolean {
  return siteUrl?.startsWith('https://') ?? false
}

/** @returns the value of a cookie in a request's Cookie header; undefined when it is not there or empty. */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  const found = header?.split(';').find((pair) => pair.trim().startsWith(`${name}=`))
  return found?.trim().slice(name.length + 1) || undefined
}
