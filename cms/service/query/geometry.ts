/** Longitude and latitude in degrees, as in GeoJSON. */
export type Position = readonly [longitude: number, latitude: number]

/**
 * Points, lines, and polygons. A polygon is a list of closed rings: the first is its outline, the others are
 * holes.
 */
export interface Geometry {
  points: readonly Position[]
  lines: readonly (readonly Position[])[]
  polygons: readonly (readonly (readonly Position[])[])[]
}

/**
 * Returns the great-circle distance in meters between the first points of two geometries, or null if either
 * has no point.
 */
export function distanceBetween(a: Geometry, b: Geometry): number | null {
  const [from, to] = [a.points[0], b.points[0]]
  if (!from || !to) return null
  const [width, height] = [radians(to[0] - from[0]), radians(to[1] - from[1])]
  const chord =
    Math.sin(height / 2) ** 2 +
    Math.cos(radians(from[1])) * Math.cos(radians(to[1])) * Math.sin(width / 2) ** 2
  return 2 * earthRadiusMeters * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** Mean radius of the Earth according to the International Union of Geodesy and Geophysics. */
const earthRadiusMeters = 6_371_008.8

/**
 * Returns whether one polygon of the first geometry contains all of the second. Edges are straight lines in
 * degrees.
 */
export function contains(outer: Geometry, inner: Geometry): boolean {
  const positions = listPositions(inner)
  if (positions.length === 0) return false
  const edges = listEdges(inner)
  return outer.polygons.some(
    (polygon) =>
      positions.every((position) => isInside(position, polygon)) &&
      !polygon.some((ring) => segments(ring).some((edge) => edges.some((other) => cross(edge, other)))),
  )
}

/** Returns whether two geometries have a point in common. */
export function intersects(a: Geometry, b: Geometry): boolean {
  const touches = (one: Geometry, other: Geometry) =>
    listPositions(one).some(
      (position) =>
        other.polygons.some((polygon) => isInside(position, polygon)) ||
        other.points.some(([x, y]) => x === position[0] && y === position[1]) ||
        listEdges(other).some(([from, to]) => isBetween(position, from, to)),
    )
  return (
    touches(a, b) ||
    touches(b, a) ||
    listEdges(a).some((edge) => listEdges(b).some((other) => cross(edge, other)))
  )
}

/** Counts the positions, which determine how long `contains` and `intersects` take. */
export const countPositions = (geometry: Geometry): number => listPositions(geometry).length

type Segment = readonly [Position, Position]

function listPositions({ points, lines, polygons }: Geometry): Position[] {
  return [...points, ...lines.flat(), ...polygons.flat(2)]
}

const listEdges = ({ lines, polygons }: Geometry): Segment[] =>
  [...lines, ...polygons.flat()].flatMap(segments)

function segments(line: readonly Position[]): Segment[] {
  return line.slice(1).flatMap((to, place) => {
    const from = line[place]
    return from ? [[from, to] as const] : []
  })
}

/** Points on the outline count as inside; points in a hole do not. */
function isInside(position: Position, [outside, ...holes]: readonly (readonly Position[])[]): boolean {
  return (
    outside !== undefined && isInRing(position, outside) && !holes.some((hole) => isInRing(position, hole))
  )
}

function isInRing(position: Position, ring: readonly Position[]): boolean {
  const [x, y] = position
  let inside = false
  for (const [from, to] of segments(ring)) {
    if (isBetween(position, from, to)) return true
    const isLevel = from[1] > y !== to[1] > y
    if (isLevel && x < ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1]) + from[0]) inside = !inside
  }
  return inside
}

function isBetween([x, y]: Position, from: Position, to: Position): boolean {
  const isInLine = side([x, y], from, to) === 0
  const isWithin = (value: number, a: number, b: number) => value >= Math.min(a, b) && value <= Math.max(a, b)
  return isInLine && isWithin(x, from[0], to[0]) && isWithin(y, from[1], to[1])
}

/** Returns whether two segments cross; segments that only touch do not. */
function cross([a, b]: Segment, [c, d]: Segment): boolean {
  return side(a, c, d) * side(b, c, d) < 0 && side(c, a, b) * side(d, a, b) < 0
}

const side = ([x, y]: Position, from: Position, to: Position): number =>
  Math.sign((to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]))

const radians = (degrees: number): number => (degrees * Math.PI) / 180
