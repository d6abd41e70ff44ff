import { words } from './picker-words.ts'
import type { SchoolOption } from './school-option.ts'

interface FindSchools {
  /** Base of the schools API, such as `/api`. */
  schoolsApiUrl: string
  keywords: string
  signal: AbortSignal
}

/**
 * Asks the schools API for what matches the keywords; the server does all the filtering.
 * Rejects with a message for the visitor, or with the abort reason.
 */
export async function findSchools({ schoolsApiUrl, keywords, signal }: FindSchools): Promise<SchoolOption[]> {
  let response: Response
  let body: unknown
  try {
    const query = new URLSearchParams({ keywords })
    response = await fetch(`${schoolsApiUrl}/schools?${query}`, { credentials: 'include', signal })
    body = await response.json()
  } catch (error) {
    if (signal.aborted) throw error
    throw new Error(words.searchFailed, { cause: error })
  }
  if (!response.ok) throw new Error(textOf(body, 'message') || words.searchFailed)
  if (!Array.isArray(body)) throw new Error(words.searchFailed)
  return body.map(readSchool).filter((school) => school.opeid !== '' && school.name !== '')
}

/** Tells the server which school was picked, or with '' that none is. Nobody waits for the answer. */
export function recordSelectedSchool(apiUrl: string, opeid: string): void {
  const path = `${apiUrl}/session/select-school/${encodeURIComponent(opeid)}`
  // It outlives the page: picking a school is often followed at once by leaving.
  fetch(path, { method: 'POST', credentials: 'include', cache: 'no-store', keepalive: true }).catch(() => {})
}

function readSchool(value: unknown): SchoolOption {
  return {
    name: textOf(value, 'name'),
    opeid: textOf(value, 'opeid'),
    abbreviation: textOf(value, 'abbreviation'),
    city: textOf(value, 'city'),
    state: textOf(value, 'state'),
    unitid: textOf(value, 'unitid'),
  }
}

function textOf(value: unknown, field: string): string {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined
  return typeof text === 'string' ? text : ''
}
