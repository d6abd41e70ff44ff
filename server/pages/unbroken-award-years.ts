/**
 * Returns a page that shows no award year, such as "2026–27", on two lines: browsers break a line after the dash, and a
 * word joiner there keeps them from it. Addresses, scripts and what a form sends stay as they are.
 */
export function keepAwardYearsUnbroken(html: string): string {
  // In rendered markup, only text is followed by a "<" before a ">".
  return html.replaceAll(
    /(\b\d{4}–)(?=\d\d\b[^<>]*<(?!\/(?:title|script|style|textarea|option)>))/g,
    '$1\u2060',
  )
}
