/** Some browsers begin to read a download only after the click has been handled. */
const downloadMs = 10_000

/** Saves a text as a file on the visitor's device. */
export function saveFile(text: string, { name, type }: { name: string; type: string }): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), downloadMs)
}
