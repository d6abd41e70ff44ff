import type { LoaderFunctionArgs } from 'react-router'

/** Draws a placeholder for a fixture's image in the requested size, with the size written on it. */
export function loader({ request }: LoaderFunctionArgs): Response {
  const { pathname, searchParams } = new URL(request.url)
  const [, ownWidth, ownHeight] = /-(\d+)x(\d+)-?\.\w+$/.exec(pathname) ?? []
  const width = parseNumber(searchParams.get('w') ?? ownWidth, 600)
  const ratio = parseNumber(ownHeight, 400) / parseNumber(ownWidth, 600)
  const height = parseNumber(searchParams.get('h') ?? undefined, Math.round(width * ratio))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="#c9bce3"/>
<circle cx="30%" cy="60%" r="20%" fill="#8447eb"/>
<circle cx="55%" cy="45%" r="16%" fill="#f97316"/>
<text x="50%" y="95%" text-anchor="middle" font-family="sans-serif" font-size="${width / 16}">${width} × ${height}</text>
</svg>`
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } })
}

function parseNumber(text: string | undefined, otherwise: number): number {
  const number = Number(text)
  return Number.isInteger(number) && number > 0 ? number : otherwise
}
