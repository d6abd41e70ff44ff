import type { ContentDocument } from '#content/documents.ts'
import type { AssetNames } from './library-file.ts'

export const isAssetId = (id: string): boolean => /^(image|file)-[0-9a-f]{40}-/.test(id)

/**
 * Names the assets as they were named when they were uploaded, and those that would have one name by a part of their hash as
 * well: the same assets always get the same names.
 */
export function nameAssets(assets: readonly ContentDocument[]): AssetNames {
  const uses = Map.groupBy(assets, (asset) => plainName(asset).toLowerCase())
  const files = new Map(
    assets.map((asset) => {
      const plain = plainName(asset)
      const isAlone = uses.get(plain.toLowerCase())?.length === 1
      return [
        asset._id,
        isAlone ? plain : plain.replace(/(?=\.[^.]*$)/, `-${String(asset.sha1hash).slice(0, 8)}`),
      ]
    }),
  )
  const ids = new Map([...files].map(([id, file]) => [file, id]))
  return { fileOf: (id) => files.get(id), assetOf: (file) => ids.get(file) }
}

/** Letters and digits, so that no name leads out of the library or is none. */
function plainName({ _id, originalFilename, extension }: ContentDocument): string {
  const folder = _id.startsWith('image-') ? 'images' : 'files'
  const stem = String(originalFilename ?? '')
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80)
  return `${folder}/${stem || 'asset'}.${String(extension ?? 'bin').replaceAll(/[^a-z0-9]/gi, '')}`
}
