import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

/**
 * Returns the naming of classes for the built stylesheet: the classes of all CSS modules, counted through in base
 * 36. Names that say nothing about their file compress a tenth better than hashes. The browser's build and the
 * server's count the same files, so they agree.
 * @param root the folder of the project
 */
export function createShortClassNames(root: string): (name: string, file: string) => string {
  const classes = globSync('{app,kit,products}/**/*.module.css', { cwd: root })
    .sort()
    .flatMap((file) => listClasses(readFileSync(`${root}/${file}`, 'utf8')).map((name) => toKey(name, file)))
  const numbers = new Map(classes.map((key, number) => [key, number]))
  return (name, file) => {
    const number = numbers.get(toKey(name, relative(root, file)))
    if (number === undefined) throw new Error(`${file}: no class .${name} was found when names were counted`)
    // Ad blockers hide elements with names such as "ad1"; none of them starts with a "c" and a number.
    return `c${number.toString(36)}`
  }
}

/** Words after a dot that are not classes, such as "svg" in a file name, only use up a number. */
function listClasses(css: string): string[] {
  return [...new Set([...css.matchAll(/(?:\.|@keyframes )([a-z_][\w-]*)/gi)].map((match) => match[1] ?? ''))]
}

function toKey(name: string, file: string): string {
  return `${file} ${name}`
}
