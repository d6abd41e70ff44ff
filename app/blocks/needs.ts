import type { AnyEntry } from '#cms/model/blocks/block-types.ts'
import { type Addressed, toDocumentPath } from '#cms/model/documents/document-path.ts'
import type { Read } from '#cms/model/documents/document-types.ts'
import { isRecord } from '#cms/model/fields/record.ts'
import { type ListRequest, listKey } from './block-data.ts'
import { toGroupRequest, toPagesRequest } from './posts/chosen-posts.ts'

/** A document of any type that has blocks or sections. */
export type PageDocument = Pick<Read<'blog'>, 'body' | 'sections' | 'heroSection'>

/** What the blocks of a document show but the document does not contain. */
export interface BlockNeeds {
  /** Pages shown with more than their title, keyed by path. */
  posts: ReadonlyMap<string, Addressed>
  /** Keyed by `listKey`. */
  lists: ReadonlyMap<string, ListRequest>
  /** Ids of lenders in the catalog, or all of them. */
  lenders: ReadonlySet<string> | 'all'
  cards: ReadonlySet<string>
  /** Whether a block lists scholarships. */
  scholarships: boolean
  /** Whether a block opens a modal from the settings. */
  modals: boolean
}

/** Finds what the blocks of a document need, as a page reads it. Unreadable parts need nothing. */
export function findBlockNeeds(document: PageDocument): BlockNeeds {
  const { body = [], sections = [], heroSection } = document
  const parts = [...body, ...sections, ...(heroSection ? [heroSection] : [])]
  const entries = parts.flatMap((part) => {
    if (part._type === 'section') return (part.content ?? []).filter((one) => one._type === 'entry')
    return part._type === 'entry' ? [part] : []
  })
  const inSections = parts.flatMap((part) => (part._type === 'section' ? [part] : []))
  const lists = [...entries.flatMap(findEntryLists), ...inSections.flatMap(findSectionLists)]
  const wantsAll = entries.some(showsAllLenders) || inSections.some(isTableOfAll)
  const named = findNamedParts(document)
  return {
    posts: named.posts,
    lists: new Map(lists.map((list) => [listKey(list), list])),
    lenders: wantsAll ? 'all' : named.lenders,
    cards: named.cards,
    scholarships: entries.some(({ componentType }) => componentType === 'Scholarship offers'),
    modals: entries.some(({ componentType }) => componentType === 'Scholarship pop-up'),
  }
}

type Section = NonNullable<PageDocument['heroSection']>

function findEntryLists({ componentType, fields }: AnyEntry): ListRequest[] {
  switch (componentType) {
    case 'Blogs group':
      return [toGroupRequest(fields) ?? []].flat()
    case 'Paginated blogs':
      return [toPagesRequest(fields) ?? []].flat()
    default:
      return []
  }
}

/** A section with a category or a list style shows posts below its blocks. */
function findSectionLists({ category, blogs, postListStyle: style }: Section): ListRequest[] {
  if (category === undefined && style === undefined) return []
  return [toGroupRequest({ category, blogs, style }) ?? []].flat()
}

function showsAllLenders({ componentType, fields }: AnyEntry): boolean {
  return componentType === 'Lender table' && fields.vertical === 'PSL' && !fields.lenderIds?.length
}

function isTableOfAll({ kind, lenderIds }: Section): boolean {
  return kind === 'Lender Table' && !lenderIds?.length
}

/** Finds the posts, lenders and cards that a document names, at any depth. */
function findNamedParts(document: PageDocument) {
  const posts = new Map<string, Addressed>()
  const lenders = new Set<string>()
  const cards = new Set<string>()
  visit(document)
  return { posts, lenders, cards }

  function visit(value: unknown): void {
    if (Array.isArray(value)) for (const one of value) visit(one)
    if (!isRecord(value) || value._type === 'unreadable') return
    const link = toLinkTarget(value)
    if (link) posts.set(toDocumentPath(link), link)
    for (const [name, inner] of Object.entries(value)) {
      if (name === 'lenderId' || name === 'lenderIds') for (const id of findFieldTexts(inner)) lenders.add(id)
      else if (name === 'cardId') for (const id of findFieldTexts(inner)) cards.add(id)
      // A link in rich text shows its own words, so its page need not be loaded.
      else if (name !== 'markDefs') visit(inner)
    }
  }
}

function toLinkTarget({
  _type,
  documentType,
  slug,
  categories,
}: Record<string, unknown>): Addressed | undefined {
  if (_type !== 'postLink' || !isRecord(slug) || typeof slug.current !== 'string') return undefined
  return {
    documentType: findFieldTexts(documentType)[0],
    slug: { current: slug.current },
    categories: findFieldTexts(categories),
  }
}

function findFieldTexts(value: unknown): string[] {
  return [value].flat().filter((one) => typeof one === 'string')
}
