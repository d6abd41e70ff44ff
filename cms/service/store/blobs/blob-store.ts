/** The original bytes of assets by the SHA-1 of their content, in hex. */
export interface BlobStore {
  /**
   * Stores bytes. Idempotent; the blob is durable when the promise resolves, and until then nobody sees any of it.
   *
   * @param source the bytes, or the path of a file that holds them and doesn't change meanwhile
   * @throws ContentError 503 if the disk is full or the store can't be reached
   */
  put(sha1: string, source: BlobSource): Promise<void>
  /**
   * Returns the pieces in order, or undefined if there is no such blob. A piece is read when the one before is taken, and
   * iterating throws if the blob is deleted meanwhile. Whoever stops early ends the iteration.
   */
  read(sha1: string): Promise<AsyncIterable<Uint8Array> | undefined>
  /** Returns all the bytes, for what needs them in memory; otherwise use `read`. */
  get(sha1: string): Promise<Uint8Array | undefined>
  /** Does nothing if there is no such blob. */
  delete(sha1: string): Promise<void>
}

export type BlobSource = string | Uint8Array

/** The bytes of a piece, except the last: small for a process, and large enough that a photo takes a few queries. */
export const blobPieceBytes = 256 * 1024

const sha1Shape = /^[0-9a-f]{40}$/

export const isSha1 = (text: string): boolean => sha1Shape.test(text)

/** Checks the hash, because it becomes a file name and a part of an address. */
export function requireSha1(sha1: string): string {
  if (isSha1(sha1)) return sha1
  throw new Error('A blob is named by a SHA-1 of 40 lowercase hex digits.')
}

/** Joins what `BlobStore.read` returns. */
export async function joinPieces(
  pieces: AsyncIterable<Uint8Array> | undefined,
): Promise<Uint8Array | undefined> {
  return pieces && Buffer.concat(await Array.fromAsync(pieces))
}
