/**
 * The occurrences of one word: the ascending positions of the entries that contain it, and its weight in
 * each. Only the first `count` values of both arrays are used. The arrays are typed because an index of long
 * texts has millions of these values.
 */
export interface Posting {
  readonly word: string
  count: number
  places: Uint32Array
  weights: Float64Array
}

export function createPosting(word: string): Posting {
  // A substring may keep the whole text it was cut from in memory; a copy does not.
  return {
    word: structuredClone(word),
    count: 0,
    places: new Uint32Array(INITIAL_CAPACITY),
    weights: new Float64Array(INITIAL_CAPACITY),
  }
}

const INITIAL_CAPACITY = 4

/** Adds an entry, whose place must not be present yet. */
export function addEntry(posting: Posting, place: number, weight: number): void {
  if (posting.count === posting.places.length) growCapacity(posting)
  const { places, weights, count } = posting
  const at = findPosting(posting, place)
  places.copyWithin(at + 1, at, count)
  weights.copyWithin(at + 1, at, count)
  places[at] = place
  weights[at] = weight
  posting.count = count + 1
}

/** Removes an entry; does nothing if the place is not present. */
export function removeEntry(posting: Posting, place: number): void {
  const { places, weights, count } = posting
  const at = findPosting(posting, place)
  if (at === count || places[at] !== place) return
  places.copyWithin(at, at + 1, count)
  weights.copyWithin(at, at + 1, count)
  posting.count = count - 1
}

function growCapacity(posting: Posting): void {
  const room = Math.max(INITIAL_CAPACITY, Math.ceil(posting.count * 1.5))
  const [places, weights] = [new Uint32Array(room), new Float64Array(room)]
  places.set(posting.places)
  weights.set(posting.weights)
  posting.places = places
  posting.weights = weights
}

/** Returns the index of the place, or the index at which to insert it. New entries usually come last. */
function findPosting({ places, count }: Posting, place: number): number {
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
