import type { ExprNode, FuncCallNode } from 'groq-js'
import { z } from 'zod'
import { contains, distanceBetween, type Geometry, intersects, type Position, sizeOf } from './geometry.ts'
import { hostNode } from './host-node.ts'

/** `geo::latLng`, `geo::distance`, `geo::contains` and `geo::intersects`, which groq-js parses only. Undefined for other functions. */
export function geoFunction(node: FuncCallNode, planned: (node: ExprNode) => ExprNode): ExprNode | undefined {
  const compute = node.namespace === 'geo' ? functions.get(node.name) : undefined
  if (!compute) return undefined
  const args = node.args.map(planned)
  return hostNode((evaluate, { meter }) => {
    const [first, second] = args.map(evaluate)
    if (node.name === 'latLng') return pointOf(first, second)
    const [a, b] = [geometryOf(first), geometryOf(second)]
    if (!a || !b) return null
    meter.charge(sizeOf(a) * sizeOf(b))
    return compute(a, b)
  })
}

const functions = new Map<string, (a: Geometry, b: Geometry) => unknown>([
  ['latLng', () => null],
  ['distance', distanceBetween],
  ['contains', contains],
  ['intersects', intersects],
])

function pointOf(latitude: unknown, longitude: unknown) {
  const point = { type: 'Point', coordinates: [longitude, latitude] }
  return geometryOf(point) ? point : null
}

const position = z
  .tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)])
  .rest(z.number())
  .transform(([longitude, latitude]): Position => [longitude, latitude])
const line = z.array(position).min(2)
const polygon = z.array(z.array(position).min(4)).min(1)
const nothing = { points: [], lines: [], polygons: [] }

/** What the service's own type holds, or GeoJSON. */
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

function geometryOf(value: unknown): Geometry | undefined {
  return geometry.safeParse(value).data
}
