export type { Markup }

type Part = string | number | Markup | readonly Part[] | undefined

/** A piece of a page as text. Only `markup` makes one, so each character of it stands in our source or was escaped. */
class Markup {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  /** @throws TypeError for anything that `markup` did not make */
  static textOf(piece: Markup): string {
    return piece.#text
  }
}

/** What stands in a page. */
export const writtenText = Markup.textOf

/**
 * Writes a piece of a page as text: for what one page holds hundreds of times and no script touches, where React's elements
 * would be most of the time and memory that the page takes. What is put in is escaped for text and for attributes in double
 * quotes; a list stands one after the other; undefined is nothing.
 */
export function markup(around: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  let text = around[0] ?? ''
  for (let nth = 0; nth < parts.length; nth += 1) text += textOf(parts[nth]) + (around[nth + 1] ?? '')
  return new Markup(text)
}

function textOf(part: Part): string {
  if (part === undefined) return ''
  if (typeof part === 'string') return special.test(part) ? escaped(part) : part
  if (typeof part === 'number') return String(part)
  if (part instanceof Markup) return writtenText(part)
  let text = ''
  for (const each of part) text += textOf(each)
  return text
}

const special = /[&<>"']/

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
}
