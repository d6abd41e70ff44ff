/** A piece of XML. */
interface Xml {
  xml: string
}

type Child = Xml | string | readonly Xml[] | undefined

/** An element; texts in it and in its attributes are escaped. One without children closes itself. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: Child[]
): Xml {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escaped(value)}"`)
    .join('')
  const inner = children.map(inside).join('')
  return { xml: inner === '' ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>` }
}

export function xmlFile(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}\n`
}

function inside(child: Child): string {
  if (child === undefined) return ''
  if (typeof child === 'string') return escaped(child)
  return 'xml' in child ? child.xml : child.map(({ xml }) => xml).join('')
}

/** Without the characters that XML 1.0 has no way to write. */
function escaped(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters meant
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  )
}
