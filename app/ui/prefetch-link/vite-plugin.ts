import type { Plugin } from 'vite'

const inReactRouter = 'await loadRouteModule(route, routeModules);\n\t\t\treturn mod.links'
const instead = 'routeModules[route.id];\n\t\t\treturn mod?.links'

/**
 * Fetches the scripts of a page ahead by `<link rel="modulepreload">` alone. React Router also imports them, and loads the
 * page in use anew when one does not come, with all that was typed there; it does so only to find stylesheets, of which
 * the site has one.
 */
export function fetchAheadQuietly(): Plugin {
  return {
    name: 'fetch-ahead-quietly',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\/ssr\/links\.js$/ },
      handler(code) {
        if (!code.includes(inReactRouter))
          throw new Error('React Router fetches pages ahead in another way now')
        return { code: code.replace(inReactRouter, instead), map: null }
      },
    },
  }
}
