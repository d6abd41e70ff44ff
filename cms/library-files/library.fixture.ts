import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { temporaryFolder } from '#testing/load-command.ts'

/** Creates a library of these files for one test. */
export async function writeLibrary(files: Record<string, string>): Promise<string> {
  const folder = await temporaryFolder()
  await changeFiles(folder, files)
  return folder
}

export async function changeFiles(folder: string, files: Record<string, string>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.join(folder, path.dirname(file)), { recursive: true })
    await writeFile(path.join(folder, file), text)
  }
}
