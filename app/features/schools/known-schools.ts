import type { SchoolDirectory } from './school-directory.ts'

/** What the picker says about the list that it searches. */
export interface KnownSchools {
  count: number
  /** True if only the bundled list is available, because no official release has been loaded. */
  isShortList: boolean
}

/** Returns what the picker says about its list, for a page's loader. */
export function describeKnownSchools({ count, source }: SchoolDirectory): KnownSchools {
  return { count, isShortList: source === 'directory' }
}
