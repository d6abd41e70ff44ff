import { href } from 'react-router'
import { maxCompared } from '#kit/listing/compared.ts'

const parameter = 'schools'

/** Reads the campuses that an address compares, without repeats and at most as many as fit. */
export function readCompared(params: URLSearchParams, name = parameter): string[] {
  const wanted = params.getAll(name).flatMap((text) => text.split(','))
  return [...new Set(wanted.filter((unitid) => /^\d{6}$/.test(unitid)))].slice(0, maxCompared)
}

/** Returns the address that compares these campuses. */
export function toCompareAddress(unitids: readonly string[]): string {
  return unitids.length === 0
    ? href('/schools/compare')
    : `${href('/schools/compare')}?${parameter}=${unitids.join(',')}`
}
