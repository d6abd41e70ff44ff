import { describe, expect, test } from 'vitest'
import { makeDocument, makeDocuments, makeStore } from './documents.fixture.ts'
import { openQueries } from './open-queries.ts'

const geopoint = (lat: number, lng: number) => ({ _type: 'geopoint', lat, lng })
const documents = makeDocuments([
  makeDocument({ _id: 'oslo', _type: 'city', location: geopoint(59.9139, 10.7522) }),
  makeDocument({ _id: 'bergen', _type: 'city', location: geopoint(60.393, 5.3242) }),
  makeDocument({ _id: 'nowhere', _type: 'city' }),
])
const queries = openQueries({ store: makeStore(documents), projectId: 'p1' })
const identity = { id: 'token-read', role: 'reader' } as const
const ask = async (query: string, params = {}) =>
  (await queries.answer({ dataset: 'test', query, params, identity })).result

const square = (west: number, south: number, size: number) => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
]
const region = { type: 'Polygon', coordinates: [square(10, 59, 2), square(11.5, 60.5, 0.2)] }

test('geo::distance() returns meters along the surface of the Earth', async () => {
  const result = await ask('geo::distance(*[_id == "oslo"][0].location, *[_id == "bergen"][0].location)')
  expect(Math.round(Number(result) / 1000)).toBe(305)
  expect(await ask('*[geo::distance(location, geo::latLng(59.9, 10.7)) < 10000]._id')).toEqual(['oslo'])
  expect(await ask('geo::distance(geo::latLng(0, 0), geo::latLng(0, 180))')).toBeCloseTo(
    Math.PI * 6_371_008.8,
    3,
  )
})

test('geo::contains() accepts points of documents and GeoJSON', async () => {
  expect(await ask('*[geo::contains($region, location)]._id', { region })).toEqual(['oslo'])
})

describe('a region with a hole', () => {
  test.each([
    ['a point inside', { type: 'Point', coordinates: [10.5, 59.5] }, true, true],
    ['a point in the hole', { type: 'Point', coordinates: [11.6, 60.6] }, false, false],
    ['a point on the edge', { type: 'Point', coordinates: [10, 60] }, true, true],
    ['a point outside', { type: 'Point', coordinates: [9, 60] }, false, false],
    [
      'a line across',
      {
        type: 'LineString',
        coordinates: [
          [9, 60],
          [13, 60],
        ],
      },
      false,
      true,
    ],
    [
      'a line over the hole',
      {
        type: 'LineString',
        coordinates: [
          [11.4, 60.6],
          [11.8, 60.6],
        ],
      },
      false,
      true,
    ],
    ['a smaller square', { type: 'Polygon', coordinates: [square(10.2, 59.2, 0.5)] }, true, true],
    ['a square around it', { type: 'Polygon', coordinates: [square(8, 57, 6)] }, false, true],
    [
      'points in and out',
      {
        type: 'MultiPoint',
        coordinates: [
          [10.5, 59.5],
          [0, 0],
        ],
      },
      false,
      true,
    ],
  ])('%s', async (_, other, isContained, isIntersecting) => {
    expect(await ask('geo::contains($region, $other)', { region, other })).toBe(isContained)
    expect(await ask('geo::intersects($region, $other)', { region, other })).toBe(isIntersecting)
  })
})

test('an invalid place gives null', async () => {
  expect(
    await ask('[geo::latLng(91, 0), geo::latLng("1", 0), geo::distance({"lat": 1}, geo::latLng(0, 0))]'),
  ).toEqual([null, null, null])
  expect(await ask('geo::latLng(1, 2)')).toEqual({ type: 'Point', coordinates: [2, 1] })
})
