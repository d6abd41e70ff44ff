import { escapeXml } from './escape-xml.ts'

/** XML markup that is already escaped. */
interface Xml {
  xml: string
}

type Child = Xml | string | readonly Xml[] | undefined

/** Writes an element and escapes the texts in it. An element without content closes itself. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: Child[]
): Xml {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
    .join('')
  const inner = children.map(writeChild).join('')
  return { xml: inner === '' ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>` }
}

export function xmlFile(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}\n`
}

function writeChild(child: Child): string {
  if (child === undefined) return ''
  if (typeof child === 'string') return escapeXml(child)
  return 'xml' in child ? child.xml : child.map(({ xml }) => xml).join('')
}
