import { useMatches } from 'react-router'

/**
 * The structured data of a page whose loader returns any as `structuredData`. It is a data block: browsers do not run it, so
 * it needs neither hash nor nonce.
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

/** `<` as `\u003c`: the same text to a reader of JSON, and no tag to a reader of HTML. */
function escapeSign(sign: string): string {
  return `\\u00${sign.charCodeAt(0).toString(16)}`
}
