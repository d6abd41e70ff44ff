import { readFile } from 'node:fs/promises'
import { createElement } from 'react'

// Rendered anew for each request, as the page it is measured against.
export const dynamic = 'force-dynamic'
export const metadata = { title: 'The same elements' }

/** Each is read once. */
const trees = new Map()

/** The elements and texts of our page (written by bench/pages.ts): the same work for React, without our loaders. */
export default async function Page({ params }) {
  const { page } = await params
  if (!trees.has(page)) trees.set(page, JSON.parse(await readFile(`trees/${page}.json`, 'utf8')))
  return trees.get(page).map(toElement)
}

function toElement(node, index) {
  if (typeof node === 'string') return node
  const [tag, className, children] = node
  const props = className ? { key: index, className } : { key: index }
  return createElement(tag, props, ...children.map(toElement))
}
