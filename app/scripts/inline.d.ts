/** A file of this folder, bundled and minified into one string (see vite-plugin.ts). */
declare module 'inline:*' {
  const code: string
  export default code
}
