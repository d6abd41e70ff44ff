import { documentTypes } from '#cms/model/documents/document-types.ts'
import type { Fields } from '#cms/model/fields/field.ts'
import { toProjection } from './to-projection.ts'

/** A query in the language of the content service, with its parameters. */
export interface NamedQuery {
  query: string
  params: { [name: string]: string | string[] }
  tag: string
}

/** The query for the only settings document; its modals are expanded as references (specification §7). */
export function settingsQuery(): NamedQuery {
  return {
    query: `*[_type == "settings"] | order(_id)[0...1]${toProjection(documentTypes.settings.fields)}`,
    params: {},
    tag: 'settings',
  }
}

/**
 * The query for documents of some types with a slug. The page selects one of them by first category
 * (specification §7) and redirects readers who used another category.
 */
export function documentsBySlug(types: readonly string[], slug: string, fields: Fields): NamedQuery {
  return {
    query: `*[_type in $types && slug.current == $slug && draft != true] | order(_id)[0...10]${toProjection(fields)}`,
    params: { types: [...types], slug },
    tag: 'document',
  }
}

/** The query for the incentive offers with a code; their modals are found by identifier (specification §3). */
export function offersByCode(offer: string): NamedQuery {
  return {
    query: `*[_type == "incentiveOffer" && offer == $offer] | order(_id)[0...10]${toProjection(documentTypes.incentiveOffer.fields)}`,
    params: { offer },
    tag: 'offer',
  }
}

/** The query for shared sections by their ids. */
export function sharedSectionsQuery(ids: readonly string[]): NamedQuery {
  return {
    query: `*[_type == "sharedSection" && _id in $ids] | order(_id)${toProjection(documentTypes.sharedSection.fields)}`,
    params: { ids: [...ids] },
    tag: 'sections',
  }
}

/** The query for every glossary entry. */
export function definitionsQuery(): NamedQuery {
  return {
    query: `*[_type == "glossary" && defined(id)] | order(_id)[0...1000]${toProjection(documentTypes.glossary.fields)}`,
    params: {},
    tag: 'glossary',
  }
}

/** The query for every author. */
export function authorsQuery(): NamedQuery {
  return {
    query: `*[_type == "user" && defined(slug.current)] | order(name)[0...200]${toProjection(documentTypes.user.fields)}`,
    params: {},
    tag: 'authors',
  }
}

export function authorQuery(slug: string): NamedQuery {
  return {
    query: `*[_type == "user" && slug.current == $slug] | order(_id)[0...1]${toProjection(documentTypes.user.fields)}`,
    params: { slug },
    tag: 'author',
  }
}

/** The query for the paths of all pages of some types. */
export function pagesQuery(types: readonly string[]): NamedQuery {
  return {
    query:
      '*[_type in $types && draft != true && defined(slug.current)] | order(_type, slug.current, _id)[0...45000]' +
      '{_type, title, name, slug, categories, vertical, description, _updatedAt}',
    params: { types: [...types] },
    tag: 'pages',
  }
}
