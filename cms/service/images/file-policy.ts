import type { Asset } from '#content/assets/asset-document.ts'

/** Blocks scripts and requests wherever the SVG is opened, but allows its own styles. */
export const svgPolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'"

/** Types that a browser could run as a page of our origin are downloaded instead of shown. */
export function getFilePolicy(asset: Asset): { csp?: string; isDownload: boolean } {
  const couldRun = /html|xml|svg|script|wasm/.test(asset.mimeType)
  return couldRun ? { csp: svgPolicy, isDownload: true } : { isDownload: false }
}

/**
 * Returns the `Content-Disposition` header that makes a browser download an asset.
 * @param name the requested file name; if it is empty or `true`, as the URL builder writes it, the original
 *   file name or the id is used
 */
export function downloadHeader(name: string, asset: Asset): string {
  const own = asset.originalFilename ?? `${asset.sha1hash}.${asset.extension}`
  const chosen = name === '' || name === 'true' ? own : name
  const plain = chosen.replaceAll(/[^\x20-\x7e]|["\\]/g, '_')
  const encoded = encodeURIComponent(chosen.toWellFormed()).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
