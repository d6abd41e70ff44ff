type Tree = (string | [tag: string, className: string, children: Tree])[]

/**
 * Turns the HTML that React renders into plain data: the body's elements, classes and texts, without scripts.
 */
export function toHtmlTree(html: string): Tree {
  const body = html
    .slice(html.indexOf('<body'), html.lastIndexOf('</body>'))
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
  const root: Tree = []
  const open: Tree[] = [root]
  for (const [, closing, tag = '', attributes = '', selfClosing, text] of body.matchAll(TOKEN)) {
    const parent = open.at(-1) ?? root
    if (text) parent.push(text)
    else if (closing) open.pop()
    else if (tag && tag !== 'body') {
      const children: Tree = []
      parent.push([tag, /class="([^"]*)"/.exec(attributes)?.[1] ?? '', children])
      if (!selfClosing && !VOID.has(tag)) open.push(children)
    }
  }
  return root
}

const TOKEN = /<(?:(\/)[\w-]+|([\w-]+)([^>]*?)(\/?))>|([^<]+)/g
const VOID = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])
