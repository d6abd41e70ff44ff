import type { Asset } from '#content/assets/asset-document.ts'

/** Nothing in it runs, loads or asks, wherever it is opened; its own styles still show. */
export const svgPolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'"

/** What a browser could run as a page of our origin is saved instead of shown. */
export function filePolicyOf(asset: Asset): { csp?: string; isDownload: boolean } {
  const couldRun = /html|xml|svg|script|wasm/.test(asset.mimeType)
  return couldRun ? { csp: svgPolicy, isDownload: true } : { isDownload: false }
}

/**
 * The header that makes a browser save an asset.
 * @param name as asked for; empty or `true` (what the URL builder writes): the name it was uploaded with, or its id
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
