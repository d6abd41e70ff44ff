/**
 * Escapes a text for XML content and attributes, and drops the characters that XML 1.0 cannot represent.
 * React escapes HTML.
 */
export function escapeXml(text: string): string {
  return text.replaceAll(unwritable, '').replaceAll(/[&<>"]/g, (mark) => marks[mark] ?? mark)
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters meant
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
