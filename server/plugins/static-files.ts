import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Serves Vite's output and the files of `public/`, which were compressed at build time. */
export async function staticFiles(app: FastifyInstance) {
  await app.register(fastifyStatic, {
    root: path.resolve('build/client'),
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // The files are small and mostly compressed, so nobody needs ranges of them.
    acceptRanges: false,
    setHeaders(response, file) {
      // File names under assets/ contain a hash of their content.
      const isHashed = file.includes(`${path.sep}assets${path.sep}`)
      response.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
      // A service worker follows the policy of its own file (sw.js or sw.js.br), and this one fetches pages.
      if (path.basename(file).startsWith('sw.js')) {
        response.header('content-security-policy', "default-src 'none'; connect-src 'self'")
      }
    },
  })
}
