import type { AnyEntry } from '#content-model/blocks/block-types.ts'
import type { Read } from '#content-model/documents/document-types.ts'
import { type Addressed, pathOf } from '#content-model/documents/path-of.ts'
import { isRecord } from '#content-model/fields/record.ts'
import { type ListWanted, listKey } from './block-data.ts'
import { listOfGroup, listOfPages } from './posts/chosen-posts.ts'

/** A document with parts, of any type. */
export type PageDocument = Pick<Read<'blog'>, 'body' | 'sections' | 'heroSection'>

/** What the blocks of a document show that is not written in it. */
export interface BlockNeeds {
  /** Pages that are shown with more than their title, by path. */
  posts: ReadonlyMap<string, Addressed>
  /** By `listKey`. */
  lists: ReadonlyMap<string, ListWanted>
  /** Ids of the catalog, or all of it. */
  lenders: ReadonlySet<string> | 'all'
  cards: ReadonlySet<string>
  /** Something opens a modal of the settings. */
  modals: boolean
}

/** Goes over a document as a page receives it. What cannot be read needs nothing. */
export function needsOf(document: PageDocument): BlockNeeds {
  const { body = [], sections = [], heroSection } = document
  const parts = [...body, ...sections, ...(heroSection ? [heroSection] : [])]
  const entries = parts.flatMap((part) => {
    if (part._type === 'section') return (part.content ?? []).filter((one) => one._type === 'entry')
    return part._type === 'entry' ? [part] : []
  })
  const inSections = parts.flatMap((part) => (part._type === 'section' ? [part] : []))
  const lists = [...entries.flatMap(listsOfEntry), ...inSections.flatMap(listsOfSection)]
  const wantsAll = entries.some(showsAllLenders) || inSections.some(isTableOfAll)
  const named = namedIn(document)
  return {
    posts: named.posts,
    lists: new Map(lists.map((list) => [listKey(list), list])),
    lenders: wantsAll ? 'all' : named.lenders,
    cards: named.cards,
    modals: entries.some(({ componentType }) => componentType === 'Scholarship pop-up'),
  }
}

type Section = NonNullable<PageDocument['heroSection']>

function listsOfEntry({ componentType, fields }: AnyEntry): ListWanted[] {
  switch (componentType) {
    case 'Blogs group':
      return [listOfGroup(fields) ?? []].flat()
    case 'Paginated blogs':
      return [listOfPages(fields) ?? []].flat()
    default:
      return []
  }
}

/** A section with a category or a style lists posts below its blocks. */
function listsOfSection({ category, blogs, postListStyle: style }: Section): ListWanted[] {
  if (category === undefined && style === undefined) return []
  return [listOfGroup({ category, blogs, style }) ?? []].flat()
}

function showsAllLenders({ componentType, fields }: AnyEntry): boolean {
  return componentType === 'Lender table' && fields.vertical === 'PSL' && !fields.lenderIds?.length
}

function isTableOfAll({ kind, lenderIds }: Section): boolean {
  return kind === 'Lender Table' && !lenderIds?.length
}

/** Posts, lenders and cards by name, wherever they stand. */
function namedIn(document: PageDocument) {
  const posts = new Map<string, Addressed>()
  const lenders = new Set<string>()
  const cards = new Set<string>()
  visit(document)
  return { posts, lenders, cards }

  function visit(value: unknown): void {
    if (Array.isArray(value)) for (const one of value) visit(one)
    if (!isRecord(value) || value._type === 'unreadable') return
    const link = linkOf(value)
    if (link) posts.set(pathOf(link), link)
    for (const [name, inner] of Object.entries(value)) {
      if (name === 'lenderId' || name === 'lenderIds') for (const id of textsOf(inner)) lenders.add(id)
      else if (name === 'cardId') for (const id of textsOf(inner)) cards.add(id)
      // A link in a text shows the words of the text.
      else if (name !== 'markDefs') visit(inner)
    }
  }
}

function linkOf({ _type, documentType, slug, categories }: Record<string, unknown>): Addressed | undefined {
  if (_type !== 'postLink' || !isRecord(slug) || typeof slug.current !== 'string') return undefined
  return {
    documentType: textsOf(documentType)[0],
    slug: { current: slug.current },
    categories: textsOf(categories),
  }
}

function textsOf(value: unknown): string[] {
  return [value].flat().filter((one) => typeof one === 'string')
}
