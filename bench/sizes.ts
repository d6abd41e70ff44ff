import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { ensureBuilt } from '#server/build.ts'
import type { Figure } from './figure.ts'
import { startServer } from './server-process.ts'

const PAGES = [
  { what: 'home (page with combobox)', path: '/', budget: '≤ 175 KB' },
  { what: 'sign-up (form with combobox)', path: '/signup', budget: '≤ 175 KB' },
]

/** Bytes that reach a visitor, gzipped one by one as they travel. */
export async function measureSizes(): Promise<Figure[]> {
  await ensureBuilt()
  const server = await startServer()
  const figures: Figure[] = []
  for (const { what, path, budget } of PAGES) {
    const html = await (await fetch(server.url + path)).text()
    const early = [
      ...html.matchAll(/<script[^>]*\bsrc="([^"]+)"|<link[^>]*rel="modulepreload"[^>]*href="([^"]+)"/g),
    ].length
    const bytes = await scriptBytes(html)
    figures.push({ what: `script files before the first input: ${what}`, value: String(early), budget: '0' })
    figures.push({ what: `script after hydration, gz: ${what}`, value: kilobytes(bytes), budget })
  }
  figures.push({
    what: 'inline script, gz: offers (no React)',
    value: kilobytes(inlineBytes(await (await fetch(`${server.url}/student-loans/offers`)).text())),
    budget: '≤ 8 KB',
  })
  const html = await (await fetch(server.url)).text()
  const css = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)].map(
    ([, href]) => href ?? '',
  )
  let cssBytes = 0
  for (const href of css) cssBytes += gzipSync(await readFile(`build/client${href}`)).length
  figures.push({ what: 'CSS, whole site, gz', value: kilobytes(cssBytes), budget: '≤ 20 KB' })
  await server.stop()
  return figures
}

/** The scripts of a page that ships no React stand in the page itself. */
function inlineBytes(html: string): number {
  const scripts = [...html.matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)]
  return gzipSync(scripts.map(([, code]) => code).join(''), { level: 9 }).length
}

/** Follows the held module's imports through the built files. */
async function scriptBytes(html: string): Promise<number> {
  const held = /<script[^>]*id="start"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
  const waiting = [...held.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file ?? '')
  const seen = new Set<string>()
  let bytes = 0
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    const code = await readFile(`build/client${file}`)
    bytes += gzipSync(code, { level: 9 }).length
    for (const [, name] of code.toString().matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
      waiting.push(`/assets/${name}`)
  }
  return bytes
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`
}
