// Starts a TypeScript file of this project. Node 24 runs TypeScript by itself; npm puts the copy that
// `npm ci` installs first on the PATH. This file is plain JavaScript so that an older Node can say so.
import { pathToFileURL } from 'node:url'

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    `Bursar needs Node 24; this is ${process.version} on ${process.platform}-${process.arch}. ` +
      'Start it with `npm start` after `npm ci`, or install Node 24 from https://nodejs.org.',
  )
  process.exit(1)
}

const [file, ...rest] = process.argv.slice(2)
process.argv = [process.argv[0], file, ...rest]
// React asks for this when it is loaded; without it, it runs its slower development build.
process.env.NODE_ENV ??= file === 'server/dev.ts' ? 'development' : 'production'
await import(pathToFileURL(file))
