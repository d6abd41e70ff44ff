/** Writes rows as CSV (RFC 4180): a cell with a comma, a quote, or a line break stands in quotes. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(quote).join(',')}\r\n`).join('')
}

/** Excel does not detect UTF-8 in a file that does not start with it. */
export const byteOrderMark = '\uFEFF'

/**
 * Returns a text that no spreadsheet runs as a formula or a command: one that begins with a sign that could start one
 * gets a leading apostrophe, as OWASP advises (CSV Injection), so that it is shown as text. Some programs read
 * full-width signs like the plain ones. Plain numbers stay numbers.
 */
export function withoutFormula(text: string): string {
  return /^[=+\-@＝＋－＠|\t\r\n]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text
}

function quote(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
