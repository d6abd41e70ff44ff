import type { ExprNode, FuncCallNode } from 'groq-js'
import { z } from 'zod'
import {
  contains,
  countPositions,
  distanceBetween,
  type Geometry,
  intersects,
  type Position,
} from './geometry.ts'
import { hostNode } from './host-node.ts'

/**
 * Evaluates `geo::latLng`, `geo::distance`, `geo::contains`, and `geo::intersects`, which groq-js only
 * parses. Returns undefined for other functions.
 */
export function geoFunction(node: FuncCallNode, planned: (node: ExprNode) => ExprNode): ExprNode | undefined {
  const compute = node.namespace === 'geo' ? functions.get(node.name) : undefined
  if (!compute) return undefined
  const args = node.args.map(planned)
  return hostNode((evaluate, { meter }) => {
    const [first, second] = args.map(evaluate)
    if (node.name === 'latLng') return toPoint(first, second)
    const [a, b] = [toGeometry(first), toGeometry(second)]
    if (!a || !b) return null
    meter.charge(countPositions(a) * countPositions(b))
    return compute(a, b)
  })
}

const functions = new Map<string, (a: Geometry, b: Geometry) => unknown>([
  ['latLng', () => null],
  ['distance', distanceBetween],
  ['contains', contains],
  ['intersects', intersects],
])

function toPoint(latitude: unknown, longitude: unknown) {
  const point = { type: 'Point', coordinates: [longitude, latitude] }
  return toGeometry(point) ? point : null
}

const position = z
  .tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)])
  .rest(z.number())
  .transform(([longitude, latitude]): Position => [longitude, latitude])
const line = z.array(position).min(2)
const polygon = z.array(z.array(position).min(4)).min(1)
const nothing = { points: [], lines: [], polygons: [] }

/** Accepts a `geopoint` (`lat` and `lng`) or GeoJSON. */
const geometry = z.union([
  z
    .object({ lat: z.number(), lng: z.number() })
    .transform(({ lat, lng }): Geometry => ({ ...nothing, points: [[lng, lat]] })),
  z
    .object({ type: z.literal('Point'), coordinates: position })
    .transform(({ coordinates }): Geometry => ({ ...nothing, points: [coordinates] })),
  z
    .object({ type: z.literal('MultiPoint'), coordinates: z.array(position) })
    .transform(({ coordinates }): Geometry => ({ ...nothing, points: coordinates })),
  z
    .object({ type: z.literal('LineString'), coordinates: line })
    .transform(({ coordinates }): Geometry => ({ ...nothing, lines: [coordinates] })),
  z
    .object({ type: z.literal('MultiLineString'), coordinates: z.array(line) })
    .transform(({ coordinates }): Geometry => ({ ...nothing, lines: coordinates })),
  z
    .object({ type: z.literal('Polygon'), coordinates: polygon })
    .transform(({ coordinates }): Geometry => ({ ...nothing, polygons: [coordinates] })),
  z
    .object({ type: z.literal('MultiPolygon'), coordinates: z.array(polygon) })
    .transform(({ coordinates }): Geometry => ({ ...nothing, polygons: coordinates })),
])

function toGeometry(value: unknown): Geometry | undefined {
  return geometry.safeParse(value).data
}
