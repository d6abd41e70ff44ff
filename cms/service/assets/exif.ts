import readExif from 'exif-reader'
import type { Json } from '#content/documents.ts'
import { declaresTooManyValues } from './exif-claims.ts'

interface Wanted {
  exif: boolean
  image: boolean
  location: boolean
}

/**
 * Skips longer texts and lists, because photographers do not write them and camera makers hide whole files in
 * such fields.
 */
const MAX_LENGTH = 1000

/**
 * Returns the requested parts of the EXIF data, each only if the image has it.
 * @param bytes the EXIF block; unreadable data is skipped
 */
export function pickExifFields(bytes: Buffer | undefined, wanted: Wanted): { [field: string]: Json } {
  if (!bytes || !Object.values(wanted).includes(true) || declaresTooManyValues(bytes)) return {}
  const tags = readTags(bytes)
  const location = wanted.location && tags?.GPSInfo && toLocation(tags.GPSInfo)
  return {
    ...(wanted.exif && tags?.Photo && { exif: { _type: 'sanity.imageExifMetadata', ...asJson(tags.Photo) } }),
    ...(wanted.image && tags?.Image && { image: { _type: 'sanity.imageExifTags', ...asJson(tags.Image) } }),
    ...(location && { location }),
  }
}

function readTags(bytes: Buffer) {
  try {
    return readExif(bytes)
  } catch {
    // Some cameras and tools write malformed blocks, and the image is fine without them.
    return undefined
  }
}

/** Tags with offsets to other directories, which mean nothing outside the file. */
const pointers = new Set(['ExifTag', 'GPSTag', 'InteroperabilityTag'])

/** Converts tags to JSON with dates in ISO 8601, and drops bytes and overlong values. */
function asJson(tags: object): { [field: string]: Json } {
  return Object.fromEntries(
    Object.entries(tags).flatMap(([name, value]): [string, Json][] => {
      const json = toJson(value)
      return json === undefined || pointers.has(name) ? [] : [[name, json]]
    }),
  )
}

function toJson(value: unknown): Json | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value === 'string') return value.length <= MAX_LENGTH ? value : undefined
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : value.toISOString()
  if (!Array.isArray(value) || value.length > MAX_LENGTH) return undefined
  return value.every((one): one is number => typeof one === 'number' && Number.isFinite(one))
    ? value
    : undefined
}

interface GpsTags {
  GPSLatitude?: number[]
  GPSLatitudeRef?: string
  GPSLongitude?: number[]
  GPSLongitudeRef?: string
  GPSAltitude?: number
  GPSAltitudeRef?: number
}

function toLocation(gps: GpsTags): Json | undefined {
  const lat = degrees(gps.GPSLatitude, gps.GPSLatitudeRef === 'S')
  const lng = degrees(gps.GPSLongitude, gps.GPSLongitudeRef === 'W')
  if (lat === undefined || lng === undefined) return undefined
  const height = gps.GPSAltitude
  const alt =
    height !== undefined && Number.isFinite(height) ? height * (gps.GPSAltitudeRef === 1 ? -1 : 1) : undefined
  return { _type: 'geopoint', lat, lng, ...(alt !== undefined && { alt }) }
}

function degrees(parts: number[] | undefined, isNegative: boolean): number | undefined {
  const [whole, minutes = 0, seconds = 0] = parts ?? []
  if (whole === undefined) return undefined
  const value = whole + minutes / 60 + seconds / 3600
  return Number.isFinite(value) ? (isNegative ? -value : value) : undefined
}
