/** The header of the pages that are written without React: the logo and the way home. */
export const plainHeader =
  '<header class="plain-header"><a href="/"><img alt="" height="28" src="/favicon.svg" width="28">Home page</a></header>'
