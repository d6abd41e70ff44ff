import { buildOutline } from '#app/blocks/outline.ts'
import type { PageScope } from '#app/blocks/page-scope.tsx'
import { numberSources } from '#app/blocks/sources.ts'

export type PromoScope = Omit<PageScope, 'outline' | 'sources'>

/** The scope of the modal's own blocks, which has no headings and no sources of a page. */
export function toPromoScope(scope: PromoScope): PageScope {
  return { ...scope, outline: buildOutline({}), sources: numberSources({}) }
}
