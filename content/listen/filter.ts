import type { Json } from '#content/documents.ts'
import type { CompiledFilter } from '#content/query/filter.ts'

/** @throws ContentError 400 for what is no query of documents */
export type CompileFilter = (query: string, params: { readonly [name: string]: Json }) => CompiledFilter
