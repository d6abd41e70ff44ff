import { z } from 'zod'
import type { ContentDocument } from '#cms/service/documents.ts'

const names = ['altText', 'title', 'description', 'label', 'creditLine'] as const
const facts = z.partialRecord(z.enum(names), z.string())

/** The facts that people write about an asset; everything else about it follows from its bytes. */
export type AssetFacts = z.infer<typeof facts>

/** Parses the facts of an asset; a missing text means no facts. Throws if the text is invalid. */
export function parseFacts(text: string | undefined): AssetFacts {
  return text === undefined ? {} : facts.parse(JSON.parse(text))
}

export function readAssetFacts(asset: ContentDocument): AssetFacts {
  return Object.fromEntries(
    names.flatMap((name) => (typeof asset[name] === 'string' ? [[name, asset[name]]] : [])),
  )
}
