import { z } from 'zod'
import type { ContentDocument } from '#content/documents.ts'

const names = ['altText', 'title', 'description', 'label', 'creditLine'] as const
const facts = z.partialRecord(z.enum(names), z.string())

/** What people say of an asset; all else of it follows from its bytes. */
export type AssetFacts = z.infer<typeof facts>

/** Throws where the text is not such facts; no text is no facts. */
export function parseFacts(text: string | undefined): AssetFacts {
  return text === undefined ? {} : facts.parse(JSON.parse(text))
}

export function factsOfAsset(asset: ContentDocument): AssetFacts {
  return Object.fromEntries(
    names.flatMap((name) => (typeof asset[name] === 'string' ? [[name, asset[name]]] : [])),
  )
}
