import { useMatches } from 'react-router'

/**
 * Prints the structured data that the page's loader returns as `structuredData`. Browsers do not run a data
 * block, so it needs neither hash nor nonce.
 */
export function StructuredData() {
  const data = useMatches().findLast(hasStructuredData)?.loaderData.structuredData
  if (data === undefined) return null
  const json = JSON.stringify(data).replaceAll(/[<>&]/g, escapeSign)
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without signs that could end the block
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
  )
}

function hasStructuredData<Match extends { loaderData: unknown }>(
  match: Match,
): match is Match & { loaderData: { structuredData: unknown } } {
  const { loaderData } = match
  return typeof loaderData === 'object' && loaderData !== null && 'structuredData' in loaderData
}

/** Escapes `<` as `\u003c`, which JSON reads as the same text and HTML does not read as a tag. */
function escapeSign(sign: string): string {
  return `\\u00${sign.charCodeAt(0).toString(16)}`
}
