import { chmod as changeMode, lstat, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Log } from '#app/log.ts'

/** What Bursar itself keeps in its data folder. */
const OWN_ENTRIES =
  /^(?:bursar\.sqlite(?:-wal|-shm|-journal)?|assets|drawn-images|mail|unused-bytes|uploads)$/
/** A folder of the file system itself, at the top of a disk. */
const IGNORED_ENTRY = 'lost+found'

const FOR_OTHERS = 0o077
const FOLDER_MODE = 0o700
const FILE_MODE = 0o600

interface Options {
  log: Pick<Log, 'warn'>
  chmod?: typeof changeMode
}

/**
 * Takes the permissions of everybody else from the data folder and from what Bursar keeps in it. New files
 * are made private; this is for a folder that was there, or was copied. A folder shared with other files
 * keeps its own permissions. What cannot be made private is a warning, as is a shared folder.
 */
export async function restrictFilePermissions(
  dataDir: string,
  { log, chmod = changeMode }: Options,
): Promise<void> {
  // Windows has access lists instead of these permissions.
  if (process.platform === 'win32') return
  const open: string[] = []

  async function restrict(place: string, mode: number, entry: { mode: number }): Promise<void> {
    if ((entry.mode & FOR_OTHERS) === 0) return
    // A file system without permissions may accept the change and ignore it.
    const isPrivate = await chmod(place, mode)
      .then(() => stat(place))
      .then((now) => (now.mode & FOR_OTHERS) === 0)
      .catch(isGone)
    if (!isPrivate) open.push(place)
  }

  async function restrictAll(place: string): Promise<void> {
    const entry = await lstat(place).catch(() => undefined)
    if (entry?.isFile()) await restrict(place, FILE_MODE, entry)
    if (!entry?.isDirectory()) return
    await restrict(place, FOLDER_MODE, entry)
    for (const name of await readdir(place).catch(() => [])) await restrictAll(path.join(place, name))
  }

  const folder = await stat(dataDir).catch(() => undefined)
  if (!folder) return
  const names = await readdir(dataDir).catch(() => [])
  const others = names.filter((name) => !OWN_ENTRIES.test(name) && name !== IGNORED_ENTRY)
  if (others.length === 0) await restrict(dataDir, FOLDER_MODE, folder)
  else if ((folder.mode & FOR_OTHERS) !== 0) {
    log.warn(
      { folder: dataDir, otherFiles: others.length },
      'the data folder contains other files, so its permissions were left as they are; give Bursar its own folder',
    )
  }
  for (const name of names) if (OWN_ENTRIES.test(name)) await restrictAll(path.join(dataDir, name))
  if (open.length > 0) {
    log.warn(
      { first: open[0], count: open.length },
      'other users can read these files; restrict access with chmod -R go-rwx DATA_DIR',
    )
  }
}

/** Files come and go while the server runs. */
function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
