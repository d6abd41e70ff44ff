/**
 * Returns the bytes in memory of their own, for what is cached. A small buffer and the result of a compressor lie in a
 * block that they share with others, 64 KB in all, which would be kept with them.
 */
export function inOwnMemory(bytes: Uint8Array): Buffer {
  if (bytes.byteLength === bytes.buffer.byteLength) return Buffer.from(bytes.buffer)
  const own = Buffer.allocUnsafeSlow(bytes.byteLength)
  own.set(bytes)
  return own
}
