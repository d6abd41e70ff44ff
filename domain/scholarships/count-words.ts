/**
 * Counts words as word processors do: what stands between spaces and has a letter or a digit is one word, so
 * "well-known" and "$1,000" are one each, and a lone dash is none. A long dash separates words as a space does.
 */
export function countWords(text: string): number {
  // A split and a test of each piece stay linear, where one pattern would try each piece from every letter.
  return text.split(/[\s—]+/).filter((piece) => /[\p{L}\p{N}]/u.test(piece)).length
}
