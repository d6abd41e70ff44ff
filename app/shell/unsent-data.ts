/**
 * Loader data of a page that ships no React. React Router writes all loader data out for a script that such a page does not
 * have, and for a long list that costs several times what rendering it does. It passes over what is not enumerable.
 */
export interface UnsentData<Data> {
  readonly unsent: Data
}

export function unsentData<Data>(unsent: Data): UnsentData<Data> {
  return Object.defineProperty({ unsent }, 'unsent', { enumerable: false })
}
