import { readFile } from 'node:fs/promises'

/**
 * Returns the text of a library file as a reader sees it, without marks and link targets.
 * @param path from the root, such as `cms/library/blog/what-a-cosigner-signs.json`
 */
export async function readPlainText(path: string): Promise<string> {
  const text = await readFile(path, 'utf8')
  return text.replace(/\[([^[\]]+)\](\[\d+\]|\([^)]*\))/g, '$1').replaceAll('**', '')
}
