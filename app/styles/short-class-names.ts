import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

const prefix = 'c'
const classNumber = new RegExp(`(?:[.]|@keyframes )${prefix}([\\da-z]+)`)

/**
 * Returns the naming of classes for the built stylesheet: the classes of all CSS modules, counted through in base
 * 36. Names that say nothing about their file compress a tenth better than hashes. The browser's build and the
 * server's count the same files, so they agree.
 * @param root the folder of the project
 */
export function createShortClassNames(root: string): (name: string, file: string) => string {
  const numbers = new Map(listAll(root).map(([name, file], number) => [toKey(name, file), number]))
  return (name, file) => {
    const number = numbers.get(toKey(name, relative(root, file)))
    if (number === undefined) throw new Error(`${file}: no class .${name} was found when names were counted`)
    // Ad blockers hide elements with names such as "ad1"; none of them starts with a "c" and a number.
    return `${prefix}${number.toString(36)}`
  }
}

/**
 * Returns the built stylesheet with the rules of each layer in the order of their files, by the first class that a rule
 * names. The bundler's order follows the imports, so the browser's build and the server's differed; and files of one
 * folder, which resemble each other, compress better side by side. Layers decide between rules, not their order. The
 * bundler repeats the media queries of a file for each file that composes it; the last of equal rules stays.
 */
export function sortByFile(css: string, root: string): string {
  const files = listAll(root).map(([, file]) => file)
  const isOfComponents = (rule: string) => Number(/^@layer (ui|features)\{/.test(rule))
  return splitRules(css)
    .sort((one, other) => isOfComponents(one) - isOfComponents(other))
    .map((rule) => (isOfComponents(rule) ? sortLayer(rule, files) : rule))
    .join('')
}

function sortLayer(layer: string, files: readonly string[]): string {
  const start = layer.indexOf('{') + 1
  let last = ''
  const rules = splitRules(layer.slice(start, -1))
  const placed = rules
    .filter((rule, at) => rules.lastIndexOf(rule) === at)
    .map((rule) => {
      const number = classNumber.exec(rule)?.[1]
      // A rule without a class belongs to the file of the rule before it.
      if (number !== undefined) last = files[Number.parseInt(number, 36)] ?? last
      return { rule, file: last }
    })
  const sorted = placed.sort((one, other) => (one.file < other.file ? -1 : Number(one.file > other.file)))
  return `${layer.slice(0, start)}${sorted.map(({ rule }) => rule).join('')}}`
}

function splitRules(css: string): string[] {
  const rules: string[] = []
  let depth = 0
  let start = 0
  for (const { 0: sign, index } of css.matchAll(/"[^"]*"|[{};]/g)) {
    if (sign === '{') depth++
    if (sign === '}') depth--
    if (depth > 0 || sign.startsWith('"') || sign === '{') continue
    rules.push(css.slice(start, index + 1))
    start = index + 1
  }
  return [...rules, css.slice(start)]
}

function listAll(root: string): [name: string, file: string][] {
  return globSync('{app,kit,products}/**/*.module.css', { cwd: root })
    .sort()
    .flatMap((file) =>
      listClasses(readFileSync(`${root}/${file}`, 'utf8')).map((name): [string, string] => [name, file]),
    )
}

/** Words after a dot that are not classes, such as those of a comment, only use up a number. */
function listClasses(css: string): string[] {
  const bare = css.replace(/"[^"]*"/g, '')
  return [...new Set([...bare.matchAll(/(?:\.|@keyframes )([a-z_][\w-]*)/gi)].map((match) => match[1] ?? ''))]
}

function toKey(name: string, file: string): string {
  return `${file} ${name}`
}
