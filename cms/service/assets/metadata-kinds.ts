/** The metadata that an upload may request; size and transparency are always included. */
export const metadataKinds = [
  'palette',
  'lqip',
  'blurhash',
  'thumbhash',
  'exif',
  'image',
  'location',
  'none',
] as const
export type MetadataKind = (typeof metadataKinds)[number]

/** The default metadata. Location and camera are private unless the editor asks for them. */
export const defaultKinds: readonly MetadataKind[] = ['palette', 'lqip', 'blurhash']

/** The metadata of every image. */
export function baseMetadata(width: number, height: number, hasAlpha: boolean, isOpaque: boolean) {
  const dimensions = { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height }
  return { _type: 'sanity.imageMetadata', dimensions, hasAlpha, isOpaque }
}
