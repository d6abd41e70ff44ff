import { documentTypes } from '#content-model/documents/document-types.ts'
import type { Fields } from '#content-model/fields/field.ts'
import { projectionOf } from './projection-of.ts'

/** A question in the words of the content service. */
export interface NamedQuery {
  query: string
  params: { [name: string]: string | string[] }
  tag: string
}

/** The one document of settings; its modals are followed as references (specification §7). */
export function settingsQuery(): NamedQuery {
  return {
    query: `*[_type == "settings"] | order(_id)[0...1]${projectionOf(documentTypes.settings.fields)}`,
    params: {},
    tag: 'settings',
  }
}

/**
 * The documents of some types with a slug. The page chooses among them by their first category (specification §7), and sends
 * readers who came by another category to the right address.
 */
export function documentsBySlug(types: readonly string[], slug: string, fields: Fields): NamedQuery {
  return {
    query: `*[_type in $types && slug.current == $slug && draft != true] | order(_id)[0...10]${projectionOf(fields)}`,
    params: { types: [...types], slug },
    tag: 'document',
  }
}

/** Sections that stand on pages of their own making, by their ids. */
export function sharedSectionsQuery(ids: readonly string[]): NamedQuery {
  return {
    query: `*[_type == "sharedSection" && _id in $ids] | order(_id)${projectionOf(documentTypes.sharedSection.fields)}`,
    params: { ids: [...ids] },
    tag: 'sections',
  }
}

/** Every entry of the glossary. */
export function definitionsQuery(): NamedQuery {
  return {
    query: `*[_type == "glossary" && defined(id)] | order(_id)[0...1000]${projectionOf(documentTypes.glossary.fields)}`,
    params: {},
    tag: 'glossary',
  }
}

/** Everybody who writes. */
export function authorsQuery(): NamedQuery {
  return {
    query: `*[_type == "user" && defined(slug.current)] | order(name)[0...200]${projectionOf(documentTypes.user.fields)}`,
    params: {},
    tag: 'authors',
  }
}

export function authorQuery(slug: string): NamedQuery {
  return {
    query: `*[_type == "user" && slug.current == $slug] | order(_id)[0...1]${projectionOf(documentTypes.user.fields)}`,
    params: { slug },
    tag: 'author',
  }
}

/** The addresses of all pages of some types. */
export function pagesQuery(types: readonly string[]): NamedQuery {
  return {
    query:
      '*[_type in $types && draft != true && defined(slug.current)] | order(_type, slug.current, _id)[0...45000]' +
      '{_type, title, name, slug, categories, vertical, description, _updatedAt}',
    params: { types: [...types] },
    tag: 'pages',
  }
}
