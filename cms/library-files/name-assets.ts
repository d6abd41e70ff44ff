import type { ContentDocument } from '#cms/service/documents.ts'
import type { AssetNames } from './library-file.ts'

export const isAssetId = (id: string): boolean => /^(image|file)-[0-9a-f]{40}-/.test(id)

/**
 * Names assets by their original file names, and adds a part of the hash when several would share a name, so
 * that the same assets always get the same names.
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
  return { toFile: (id) => files.get(id), toAsset: (file) => ids.get(file) }
}

/** Returns a name of letters and digits, so that it is never empty and never points outside the library. */
function plainName({ _id, originalFilename, extension }: ContentDocument): string {
  const folder = _id.startsWith('image-') ? 'images' : 'files'
  const stem = String(originalFilename ?? '')
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80)
  return `${folder}/${stem || 'asset'}.${String(extension ?? 'bin').replaceAll(/[^a-z0-9]/gi, '')}`
}
