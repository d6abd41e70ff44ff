import { readFile } from 'node:fs/promises'
import { z } from 'zod'

const described = z.object({ version: z.string() })

/** Returns the version of the program, and its commit where it runs from a repository. */
export async function readVersion(folder = '.'): Promise<{ version: string; commit: string | undefined }> {
  const read = (file: string) => readFile(`${folder}/${file}`, 'utf8').catch(() => '')
  const parsed = described.safeParse(JSON.parse((await read('package.json')) || '{}'))
  const head = (await read('.git/HEAD')).trim()
  const ref = /^ref: (refs\/[\w./-]+)$/.exec(head)?.[1]
  const commit = ref === undefined ? head : (await read(`.git/${ref}`)).trim()
  return {
    version: parsed.success ? parsed.data.version : 'unknown',
    commit: /^[0-9a-f]{40}$/.test(commit) ? commit.slice(0, 12) : undefined,
  }
}
