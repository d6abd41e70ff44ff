import { href } from 'react-router'
import { isFound, toKeptId } from '#domain/scholarships/found-scholarship.ts'
import type { Scholarship } from '#domain/scholarships/scholarship.ts'
import { ownItemAnchor } from '#kit/own-items/own-items-messages.ts'

/**
 * The address of one scholarship: it has no page of its own, so the list is searched for its name. One that the visitor found is on
 * the page where they entered it, and its name in no address.
 */
export function toListing({ id, name }: Pick<Scholarship, 'id' | 'name'>): string {
  if (isFound({ id })) return `${href('/scholarships/plan/found')}#${ownItemAnchor(toKeptId({ id }))}`
  return `${href('/scholarships/marketplace')}?${new URLSearchParams({ q: name })}#${id}`
}
