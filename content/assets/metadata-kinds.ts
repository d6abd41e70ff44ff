/** What an upload may ask to have read out of an image; sizes and transparency always are. */
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

/** Without a wish. Where and with what a photo was taken is nobody's business unless the editor says so. */
export const usualKinds: readonly MetadataKind[] = ['palette', 'lqip', 'blurhash']

/** What is read out of every image. */
export function baseMetadata(width: number, height: number, hasAlpha: boolean, isOpaque: boolean) {
  const dimensions = { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height }
  return { _type: 'sanity.imageMetadata', dimensions, hasAlpha, isOpaque }
}
