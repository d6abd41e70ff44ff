import { keep, readKept, type SaveResult } from '#kit/browser-files/keep.ts'
import { isEmptyOffer, parseDesk, type TypedDesk } from './offer-form.ts'

/** Offers exist in this browser alone. */
export const deskKey = 'aid-offers'

export function readKeptDesk(): TypedDesk | undefined {
  return parseDesk(readKept(deskKey))
}

/** Keeps the offers that say anything; without one, nothing is kept. */
export function keepDesk(desk: TypedDesk): SaveResult {
  return keep(deskKey, dropEmpty(desk))
}

/** Returns the text of a file; undefined if no offer says anything. */
export function writeDeskFile(desk: TypedDesk): string | undefined {
  const kept = dropEmpty(desk)
  return kept && `${JSON.stringify(kept, null, 2)}\n`
}

/** Reads a file; undefined if it holds no offer. */
export function readDeskFile(text: string): TypedDesk | undefined {
  try {
    const desk = parseDesk(JSON.parse(text))
    return desk && dropEmpty(desk)
  } catch {
    // Not JSON: somebody chose another file.
    return undefined
  }
}

function dropEmpty({ student, offers }: TypedDesk): TypedDesk | undefined {
  const typed = offers.filter((offer) => !isEmptyOffer(offer))
  return typed.length === 0 ? undefined : { student, offers: typed }
}
