import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { sortByFile } from './short-class-names.ts'

/**
 * Puts the order of the cascade layers at the top of every stylesheet, because the first mention of a layer
 * sets its position and the bundler may emit components' rules before layers.css.
 */
export function layerOrderFirst(root: string): Plugin {
  const order = /@layer [^;{]+;/.exec(readFileSync(new URL('layers.css', import.meta.url), 'utf8'))?.[0]
  if (!order) throw new Error('app/styles/layers.css must state the order of the layers')
  let isDevelopment = false
  return {
    name: 'layer-order-first',
    configResolved: ({ command }) => {
      isDevelopment = command === 'serve'
    },
    // In development every file is a separate stylesheet, and any of them may load first. Without `enforce`, this
    // runs when Vite has put what a file composes at its top.
    transform: {
      filter: { id: /\.css(\?|$)/ },
      handler: (code) => (isDevelopment ? { code: order + code, map: null } : undefined),
    },
    generateBundle: {
      // Runs after the bundler has emitted the stylesheet.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.css'))
            file.source = order + sortByFile(inlineTokens(String(file.source)), root)
        }
      },
    },
  }
}

/**
 * Writes each token of tokens.css that has one plain value for all themes and media, such as a color of the palette,
 * where it is named.
 */
function inlineTokens(css: string): string {
  const tokens = new Map<string, string>()
  const rest = css.replace(/(--[\w-]+):([#.\w]+);/g, (declaration, name: string, value: string) => {
    if (css.split(`${name}:`).length > 2) return declaration
    tokens.set(name, value)
    return ''
  })
  return (
    rest
      .replace(/var\((--[\w-]+)\)/g, (use, name) => tokens.get(name) ?? use)
      // What light-dark() is compiled to names both themes in each purpose.
      .replaceAll('--lightningcss-', '--')
  )
}
