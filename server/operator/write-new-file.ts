import { writeFile } from 'node:fs/promises'

/**
 * Writes a file that nobody else can read, and replaces none.
 * @throws an error whose message says what to do
 */
export async function writeNewFile(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') throw new Error(`${file} exists: remove it, or write to another file.`)
    throw new Error(`${file} could not be written (${code ?? message}).`)
  }
}
