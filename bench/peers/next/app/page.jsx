import { createElement } from 'react'
import tree from '../tree.json'

// Rendered anew for each request, as the page it is measured against.
export const dynamic = 'force-dynamic'
export const metadata = { title: 'The same elements' }

/** The elements and texts of our page (written by bench/run.ts): the same work for React, without our loaders. */
export default function Page() {
  return tree.map(toElement)
}

function toElement(node, index) {
  if (typeof node === 'string') return node
  const [tag, className, children] = node
  const props = className ? { key: index, className } : { key: index }
  return createElement(tag, props, ...children.map(toElement))
}
