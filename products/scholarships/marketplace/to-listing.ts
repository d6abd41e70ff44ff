import { href } from 'react-router'
import type { Scholarship } from '#domain/scholarships/scholarship.ts'

/** The address of one scholarship: it has no page of its own, so the list is searched for its name. */
export function toListing({ id, name }: Pick<Scholarship, 'id' | 'name'>): string {
  return `${href('/scholarships/marketplace')}?${new URLSearchParams({ q: name })}#${id}`
}
