import { href } from 'react-router'
import type { SchoolOption } from './school-option.ts'

type NamedCampus = Pick<SchoolOption, 'unitid' | 'name'>

/** Returns the address of a campus, with its name for people: `/schools/110662/university-of-california-los-angeles`. */
export function toSchoolPath({ unitid, name }: NamedCampus): string {
  return href('/schools/:id/:name', { id: unitid, name: toNameInAddress(name) })
}

function toNameInAddress(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’']/g, '')
    .replaceAll('&', ' and ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return words || 'school'
}
