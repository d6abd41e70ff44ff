import type { SchoolDirectory } from './school-directory.ts'

/** What the picker says of the list behind it. */
export interface KnownSchools {
  count: number
  /** Only the list that the project carries, because no official release was loaded yet. */
  isShortList: boolean
}

/** For a page's loader: what its picker says. */
export function knownSchools({ count, source }: SchoolDirectory): KnownSchools {
  return { count, isShortList: source === 'directory' }
}
