/**
 * Where one word stands: the places of the entries that have it, ascending, and what it is worth in each. Of both arrays only
 * the first `count` are told; they are typed, because an index of long texts has millions of these.
 */
export interface Posting {
  readonly word: string
  count: number
  places: Uint32Array
  weights: Float64Array
}

export function createPosting(word: string): Posting {
  // A word cut out of a text may keep that whole text in memory; a copy does not.
  return {
    word: structuredClone(word),
    count: 0,
    places: new Uint32Array(FIRST_ROOM),
    weights: new Float64Array(FIRST_ROOM),
  }
}

const FIRST_ROOM = 4

/** The place must not be there yet. */
export function give(posting: Posting, place: number, weight: number): void {
  if (posting.count === posting.places.length) makeRoom(posting)
  const { places, weights, count } = posting
  const at = positionOf(posting, place)
  places.copyWithin(at + 1, at, count)
  weights.copyWithin(at + 1, at, count)
  places[at] = place
  weights[at] = weight
  posting.count = count + 1
}

/** Does nothing where the place is not. */
export function take(posting: Posting, place: number): void {
  const { places, weights, count } = posting
  const at = positionOf(posting, place)
  if (at === count || places[at] !== place) return
  places.copyWithin(at, at + 1, count)
  weights.copyWithin(at, at + 1, count)
  posting.count = count - 1
}

function makeRoom(posting: Posting): void {
  const room = Math.max(FIRST_ROOM, Math.ceil(posting.count * 1.5))
  const [places, weights] = [new Uint32Array(room), new Float64Array(room)]
  places.set(posting.places)
  weights.set(posting.weights)
  posting.places = places
  posting.weights = weights
}

/** Where the place is, or would be put. New entries come last, as a rule. */
function positionOf({ places, count }: Posting, place: number): number {
  if (count === 0 || (places[count - 1] ?? 0) < place) return count
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((places[middle] ?? 0) < place) low = middle + 1
    else high = middle
  }
  return low
}
