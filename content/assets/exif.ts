import readExif from 'exif-reader'
import type { Json } from '#content/documents.ts'
import { claimsTooMuch } from './exif-claims.ts'

interface Wanted {
  exif: boolean
  image: boolean
  location: boolean
}

/** A longer text or list is not what a photographer wrote; makers hide whole files in such fields. */
const MAX_LENGTH = 1000

/**
 * The parts of EXIF data that were asked for, each only where the image has it.
 * @param bytes of the EXIF block; what cannot be read is left out
 */
export function exifOf(bytes: Buffer | undefined, wanted: Wanted): { [field: string]: Json } {
  if (!bytes || !Object.values(wanted).includes(true) || claimsTooMuch(bytes)) return {}
  const tags = readTags(bytes)
  const location = wanted.location && tags?.GPSInfo && locationOf(tags.GPSInfo)
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
    // Cameras and tools write blocks that break their own format; the image is as good without.
    return undefined
  }
}

/** Where in the file the other parts begin: of no use outside it. */
const pointers = new Set(['ExifTag', 'GPSTag', 'InteroperabilityTag'])

/** Dates as ISO 8601; bytes and whatever is too long left out. */
function asJson(tags: object): { [field: string]: Json } {
  return Object.fromEntries(
    Object.entries(tags).flatMap(([name, value]): [string, Json][] => {
      const json = jsonOf(value)
      return json === undefined || pointers.has(name) ? [] : [[name, json]]
    }),
  )
}

function jsonOf(value: unknown): Json | undefined {
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

function locationOf(gps: GpsTags): Json | undefined {
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
