import { readTexts } from '#app/shell/json-texts.ts'
import { pickerText } from './picker-messages.ts'
import type { SchoolOption } from './school-option.ts'

interface FindSchools {
  /** Base address of the schools API, such as `/api`. */
  schoolsApiUrl: string
  keywords: string
  signal: AbortSignal
}

/**
 * Requests the schools that match the keywords; the server does all the filtering. Rejects with an error
 * message for the visitor, or with the abort reason.
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
    throw new Error(pickerText.searchFailed, { cause: error })
  }
  if (!response.ok) throw new Error(readTexts(body, 'message').message || pickerText.searchFailed)
  if (!Array.isArray(body)) throw new Error(pickerText.searchFailed)
  return body.map(readSchool).filter((school) => school.opeid !== '' && school.name !== '')
}

/** Tells the server which school was picked, or '' for none. Callers do not wait for the response. */
export function recordSelectedSchool(apiUrl: string, opeid: string): void {
  const path = `${apiUrl}/session/select-school/${encodeURIComponent(opeid)}`
  // `keepalive` lets the request outlive the page, because visitors often leave right after picking a school.
  fetch(path, { method: 'POST', credentials: 'include', cache: 'no-store', keepalive: true }).catch(() => {})
}

function readSchool(value: unknown): SchoolOption {
  return readTexts(value, 'name', 'opeid', 'abbreviation', 'city', 'state', 'unitid')
}
