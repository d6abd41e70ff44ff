import { href } from 'react-router'

/** The address of a state's public programs. */
export function toStateAidPath(abbreviation: string): string {
  return href('/scholarships/state/:code', { code: abbreviation.toLowerCase() })
}
