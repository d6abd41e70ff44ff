import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import PostalMime from 'postal-mime'

/** An email as its reader's mail program shows it. */
export interface ReadMail {
  to: string
  subject: string
  text: string
  html: string
  /** By name in lower case. */
  headers: Readonly<Record<string, string>>
  /** The addresses that its text names. */
  links: readonly string[]
}

/**
 * Returns the emails in the folder of a server without a mail server, in the order they were sent, once there are
 * at least so many.
 */
export async function readMails(dataDir: string, atLeast = 1): Promise<ReadMail[]> {
  const folder = path.join(dataDir, 'mail')
  for (let tries = 0; tries < 500; tries += 1) {
    const files = (await readdir(folder).catch(() => [])).filter((name) => /^[^.].*\.eml$/.test(name)).sort()
    if (files.length >= atLeast) {
      return Promise.all(files.map(async (name) => readMail(await readFile(path.join(folder, name)))))
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`fewer than ${atLeast} emails came`)
}

export async function readMail(message: Buffer): Promise<ReadMail> {
  const { to, subject = '', text = '', html = '', headers } = await PostalMime.parse(message)
  return {
    to: to?.map(({ address }) => address).join() ?? '',
    subject,
    text,
    html,
    headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
    links: text.match(/https?:\/\/\S+/g) ?? [],
  }
}
