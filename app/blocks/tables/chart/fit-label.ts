/**
 * Breaks a label between words into at most `maxLines` lines of at most `characters` characters; the rest is
 * cut to `…`.
 */
export function fitLabel(label: string, characters: number, maxLines: number): string[] {
  const lines: string[] = []
  for (const word of label.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= characters)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  const kept = lines.slice(0, maxLines).map((line) => shorten(line, characters))
  const last = kept.at(-1)
  if (lines.length > maxLines && last !== undefined && !last.endsWith('…'))
    kept[kept.length - 1] = shorten(`${last} …`, characters, true)
  return kept
}

function shorten(line: string, characters: number, isCut = false): string {
  const letters = [...line]
  if (letters.length <= characters) return line
  return `${letters
    .slice(0, isCut ? characters - 2 : characters - 1)
    .join('')
    .trimEnd()}…`
}
